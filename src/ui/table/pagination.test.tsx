import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Pagination, type PaginationProps } from './pagination.tsx';

const onPage = vi.fn();
const onPageSize = vi.fn();

function open(props: Partial<PaginationProps> = {}) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const all = { page: 2, pageSize: 10, count: 137, onPage, ...props };
  render(
    <I18nProvider i18n={i18n}>
      <Pagination {...all} />
    </I18nProvider>,
  );
  return userEvent.setup();
}
const numbers = () =>
  screen.getAllByRole('button', { name: /^Page \d/ }).map((button) => button.textContent);

beforeEach(() => vi.clearAllMocks());

test('shows the position, marks the page and goes to another', async () => {
  const user = open();
  expect(screen.getByRole('status').textContent).toBe('11–20 of 137');
  expect(numbers()).toHaveLength(10);
  const marked = screen.getByRole('button', { name: 'Page 2' });
  expect(marked.getAttribute('aria-current')).toBe('page');
  await user.click(screen.getByRole('button', { name: 'Page 5' }));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(onPage.mock.calls).toEqual([[5], [3], [1]]);
});

test('ignores a step beyond an end and keeps the focus', async () => {
  const user = open({ page: 14 });
  expect(screen.getByRole('status').textContent).toBe('131–137 of 137');
  const next = screen.getByRole('button', { name: 'Next page' });
  await user.click(next);
  expect(onPage).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(next);
});

test('shows no more page numbers than asked for', () => {
  open({ most: 4, page: 7 });
  expect(numbers()).toEqual(['6', '7', '8', '9']);
});

test('offers the page sizes it is given (C041)', async () => {
  const user = open({ onPageSize });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '20');
  expect(onPageSize).toHaveBeenCalledWith(20);
});

test('hides the pager when all rows fit but keeps the size field', () => {
  open({ count: 10, page: 1 });
  expect(screen.queryByRole('status')).toBeNull();
  open({ count: 15, page: 1, pageSize: 20, onPageSize });
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Rows per page' })).toBeDefined();
});

test('says that there are more rows than are counted', () => {
  open({ count: 10_000, page: 1_000, isMore: true });
  expect(screen.getByRole('status').textContent).toBe(
    '9,991–10,000 of more than 10,000 · Narrow the search to see the others.',
  );
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('ariaDisabled', 'true');
});
