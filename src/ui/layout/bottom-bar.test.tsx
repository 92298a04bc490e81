import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { actionBar, actionBars, bottomBar, heightAboveBars } from './bottom-bar.ts';

afterEach(() => vi.restoreAllMocks());

const padding = () => document.documentElement.style.scrollPaddingBottom;

test('scrolls the focused element clear of the highest bar', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.id === 'cart' ? 56 : 120;
  });
  const { rerender, unmount } = render(<div id="cart" ref={bottomBar} />);
  expect(padding()).toBe('64px');
  expect(actionBars.getSnapshot()).toBe(false);
  rerender(
    <>
      <div id="cart" ref={bottomBar} />
      <div id="add" ref={actionBar} />
    </>,
  );
  expect(padding()).toBe('128px');
  expect(actionBars.getSnapshot()).toBe(true);
  unmount();
  expect(padding()).toBe('');
  expect(actionBars.getSnapshot()).toBe(false);
});

test.each([
  ['at the edge', 708, 60],
  ['a little above it', 648, 120],
  ['outside the window', 800, 0],
  ['high enough for the message to fit below', 300, 0],
])('keeps messages clear of a bar %s', (_where, top, bottom) => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, top, 320, 60),
  );
  render(<div ref={actionBar} />);
  expect(window.innerHeight).toBe(768);
  expect(heightAboveBars(100)).toBe(bottom);
});
