import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Fold } from './fold.tsx';

const draw = (isWrong: boolean) => (
  <>
    <Fold summary="Address">
      <input aria-label="City" aria-invalid={isWrong || undefined} />
    </Fold>
    <button type="button">Save</button>
  </>
);

test('opens for a wrong field and gives it the focus', () => {
  const { rerender } = render(draw(false));
  const city = screen.getByLabelText('City');
  const fold = city.closest('details') as HTMLDetailsElement;
  screen.getByText('Save').focus();
  expect(fold.open).toBe(false);
  rerender(draw(true));
  expect(fold.open).toBe(true);
  expect(document.activeElement).toBe(city);
});

test('opens again for a field that is still wrong', () => {
  const { rerender } = render(draw(true));
  const city = screen.getByLabelText('City');
  const fold = city.closest('details') as HTMLDetailsElement;
  fold.open = false;
  screen.getByText('Save').focus();
  rerender(draw(true));
  expect(fold.open).toBe(true);
  expect(document.activeElement).toBe(city);
});

test('leaves the focus in a wrong field before it', () => {
  const outside = (isWrong: boolean) => (
    <>
      <input aria-label="Name" aria-invalid={isWrong || undefined} />
      {draw(isWrong)}
    </>
  );
  const { rerender } = render(outside(false));
  const name = screen.getByLabelText('Name');
  name.focus();
  rerender(outside(true));
  expect(screen.getByLabelText('City').closest('details')).toHaveProperty('open', true);
  expect(document.activeElement).toBe(name);
});
