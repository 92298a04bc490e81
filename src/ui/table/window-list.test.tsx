import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WindowList } from './window-list.tsx';

const rowHeight = 100;
const listTop = 200;

/** A layout as a browser would make it: rows of 100 px under each other, rooms as high as said. */
function heightOf(element: Element): number {
  if (!(element instanceof HTMLElement)) return 0;
  if (element.tagName === 'UL')
    return [...element.children].reduce((sum, li) => sum + heightOf(li), 0);
  if (element.tagName !== 'LI') return 0;
  return element.style.height ? Number.parseFloat(element.style.height) : rowHeight;
}
function topOf(element: Element): number {
  let top = 0;
  for (let one = element.previousElementSibling; one; one = one.previousElementSibling)
    top += heightOf(one);
  return top;
}

let place = 0;
const scrollTo = (to: number) => {
  place = to;
  act(() => void window.dispatchEvent(new Event('scroll')));
};

beforeEach(() => {
  place = 0;
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => place);
  vi.stubGlobal('scrollBy', (_: number, by: number) => {
    place += by;
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return heightOf(this);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return topOf(this);
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = listTop - place + (this.tagName === 'LI' ? topOf(this) : 0);
    return new DOMRect(0, top, 1000, heightOf(this));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let id = 0;
const show = vi.fn();
function list(rows: number, name = `list-${++id}`) {
  const element = (count: number) => (
    <WindowList
      id={name}
      rows={count}
      total={100_000}
      rowKey={(index) => String(index)}
      onShow={show}
    >
      {(index) => <a href={`#${index}`}>row {index}</a>}
    </WindowList>
  );
  const view = render(element(rows));
  return { ...view, name, grow: (count: number) => view.rerender(element(count)) };
}
const drawn = () => screen.getAllByRole('listitem').map((li) => Number(li.dataset.row));
const windowed = () =>
  waitFor(() => expect(heightOf(screen.getByRole('list'))).toBeGreaterThan(1e5));

test('renders a short list as a whole', () => {
  list(40);
  expect(drawn()).toHaveLength(40);
  expect(show).toHaveBeenLastCalledWith(0, 40);
});

test('renders at most 80 of 100,000 rows at any scroll position', async () => {
  list(100_000);
  expect(drawn().length).toBeLessThanOrEqual(80);
  await windowed();
  for (const to of [0, 350, 5_000, 5_900, 2_000_000, 9_999_900, 400_000, 0]) {
    scrollTo(to);
    const rows = drawn();
    expect(rows.length).toBeLessThanOrEqual(80);
    // The visible rows are rendered, and the list is as high as 100,000 rows.
    const first = Math.max(0, Math.floor((to - listTop) / rowHeight));
    expect(rows).toContain(first);
    expect(rows).toContain(Math.min(first + 7, 99_999));
    expect(heightOf(screen.getByRole('list'))).toBe(100_000 * rowHeight);
    await waitFor(() => expect(show).toHaveBeenLastCalledWith(rows[0], (rows.at(-1) ?? 0) + 1));
  }
});

test("tells screen readers a row's position in the whole list", async () => {
  list(100_000);
  await windowed();
  scrollTo(500_200);
  const row = screen.getByText('row 5000').closest('li');
  expect(row?.getAttribute('aria-posinset')).toBe('5001');
  expect(row?.getAttribute('aria-setsize')).toBe('100000');
});

test('keeps the focused row in the document while scrolling', async () => {
  list(100_000);
  await windowed();
  scrollTo(50_200);
  const link = screen.getByText('row 505');
  link.focus();
  for (const to of [3_000_000, 10_000, 60_000]) {
    scrollTo(to);
    expect(document.activeElement).toBe(link);
    expect(link.isConnected).toBe(true);
    expect(drawn().length).toBeLessThanOrEqual(80);
    expect(heightOf(screen.getByRole('list'))).toBe(100_000 * rowHeight);
    expect(topOf(link.closest('li') as Element)).toBe(505 * rowHeight);
  }
});

test('keeps the rows in place when a list grows', async () => {
  const view = list(96);
  await waitFor(() => expect(heightOf(screen.getByRole('list'))).toBe(9_600));
  scrollTo(7_200);
  expect(topOf(screen.getByText('row 70').closest('li') as Element)).toBe(7_000);
  view.grow(192);
  expect(heightOf(screen.getByRole('list'))).toBe(19_200);
  expect(topOf(screen.getByText('row 70').closest('li') as Element)).toBe(7_000);
  expect(place).toBe(7_200);
});

test('restores its height at once so that Back finds its position', async () => {
  const first = list(5_000);
  await windowed();
  scrollTo(100_000);
  first.unmount();
  list(5_000, first.name);
  expect(heightOf(screen.getByRole('list'))).toBe(5_000 * rowHeight);
  scrollTo(100_000);
  expect(drawn()).toContain(1_000);
});
