import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { actionBar, actionBars, bottomBar } from './bottom-bar.ts';

afterEach(() => vi.restoreAllMocks());

const height = () => document.documentElement.style.getPropertyValue('--bottom-bar');

test('messages stand above the highest bar, and at the edge without one', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.id === 'cart' ? 56 : 120;
  });
  const { rerender, unmount } = render(<div id="cart" ref={bottomBar} />);
  expect(height()).toBe('56px');
  expect(actionBars.getSnapshot()).toBe(false);
  rerender(
    <>
      <div id="cart" ref={bottomBar} />
      <div id="add" ref={actionBar} />
    </>,
  );
  expect(height()).toBe('120px');
  expect(actionBars.getSnapshot()).toBe(true);
  unmount();
  expect(height()).toBe('0px');
  expect(actionBars.getSnapshot()).toBe(false);
});
