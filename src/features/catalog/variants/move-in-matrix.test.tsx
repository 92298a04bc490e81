import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { moveInMatrix } from './move-in-matrix.ts';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const here = () => document.activeElement?.getAttribute('aria-label');

beforeEach(() => {
  const cell = (name: string) => (
    <td>{name ? <input aria-label={name} defaultValue="12" /> : null}</td>
  );
  render(
    <table onKeyDown={moveInMatrix}>
      <thead>
        <tr>
          <th>Size</th>
          <th>Red</th>
          <th>Blue</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th>S</th>
          {cell('S red')}
          {cell('S blue')}
        </tr>
        <tr>
          <th>M</th>
          {cell('')}
          {cell('M blue')}
        </tr>
        <tr>
          <th>L</th>
          {cell('L red')}
          {cell('L blue')}
        </tr>
      </tbody>
    </table>,
  );
});

it('moves within a color and skips sizes that do not exist', () => {
  field('S red').focus();
  press('ArrowDown');
  expect(here()).toBe('L red');
  press('ArrowUp');
  expect(here()).toBe('S red');
});

it('stays at the edges of the table', () => {
  field('S red').focus();
  press('ArrowUp');
  press('ArrowLeft');
  expect(here()).toBe('S red');
});

it('moves sideways only from the edge of the typed text', () => {
  field('S red').focus();
  field('S red').setSelectionRange(1, 1);
  press('ArrowRight');
  expect(here()).toBe('S red');
  field('S red').setSelectionRange(2, 2);
  press('ArrowRight');
  expect(here()).toBe('S blue');
});
