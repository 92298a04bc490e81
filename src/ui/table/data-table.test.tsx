import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Column, Sort } from './column.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { emptyColumns } from './empty-columns.ts';
import { sortRows } from './sort-rows.ts';

interface Shop {
  code: string;
  name: string;
}

const shops: Shop[] = [
  { code: 'R2', name: 'Bay Bikes' },
  { code: 'R1', name: 'Alpine Cycles' },
  { code: 'R3', name: 'Canyon Wheels' },
];
const onOpen = vi.fn();
const columns: Column<Shop>[] = [
  { id: 'code', header: 'Code', cell: ({ code }) => code },
  {
    id: 'name',
    header: 'Name',
    rowHeader: true,
    sortBy: ({ name }) => name,
    cell: ({ name }) => (
      <button type="button" onClick={() => onOpen(name)}>
        {name}
      </button>
    ),
  },
];

function Shops(props: Partial<DataTableProps<Shop>>) {
  const [sort, setSort] = useState<Sort>(null);
  return (
    <DataTable
      caption="Shops"
      columns={columns}
      rowKey={({ code }) => code}
      sort={sort}
      onSort={setSort}
      {...props}
      rows={sortRows(props.rows ?? shops, columns, sort, 'en')}
    />
  );
}

function open(props: Partial<DataTableProps<Shop>> = {}) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <Shops {...props} />
    </I18nProvider>,
  );
  return userEvent.setup();
}
const rows = () => screen.getAllByRole('row').slice(1);
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

beforeEach(() => void vi.clearAllMocks());

test('is a named table with headers and named rows', () => {
  open();
  expect(screen.getByRole('table', { name: 'Shops' })).toBeDefined();
  const headers = screen.getAllByRole('columnheader');
  expect(headers.map((header) => header.textContent)).toEqual(['Code', 'Name']);
  expect(names()).toEqual(['NameBay Bikes', 'NameAlpine Cycles', 'NameCanyon Wheels']);
});

test('names the figure and two facts of a row below 600 px (C040, U061)', () => {
  const [code, name] = columns as [Column<Shop>, Column<Shop>];
  const total: Column<Shop> = { id: 'total', header: 'Total', phone: 'figure', cell: () => '7' };
  const email: Column<Shop> = { id: 'email', header: 'E-mail', cell: () => 'a@b.example' };
  open({ columns: [name, { ...code, phone: 'fact' }, total, email] });
  const cells = within(rows()[0] as HTMLElement).getAllByRole('cell');
  expect(cells.map(({ className }) => className.split(' ').includes('hidden'))).toEqual([
    false,
    false,
    true,
  ]);
  expect(screen.getByRole('table').className).toContain('@min-[568px]:table');
});

test('shows a name and a figure in one line on phones', () => {
  const [, name] = columns as [Column<Shop>, Column<Shop>];
  open({ columns: [name, { id: 'total', header: 'Total', phone: 'figure', cell: () => '7' }] });
  const [cell] = screen.getAllByText('7');
  expect(cell?.closest('td')?.querySelector('span')?.className).toContain('sr-only');
});

test('sorts ascending, descending and not by its header', async () => {
  const user = open();
  const header = screen.getByRole('columnheader', { name: 'Name' });
  const press = () => user.click(within(header).getByRole('button'));
  await press();
  expect(header.getAttribute('aria-sort')).toBe('ascending');
  expect(names()[0]).toContain('Alpine');
  await press();
  expect(header.getAttribute('aria-sort')).toBe('descending');
  expect(names()[0]).toContain('Canyon');
  await press();
  expect(header.getAttribute('aria-sort')).toBeNull();
  expect(names()[0]).toContain('Bay');
});

test('keeps one row in the tab order and moves by arrow keys', async () => {
  const user = open();
  expect(rows().map((row) => row.tabIndex)).toEqual([0, -1, -1]);
  act(() => rows()[0]?.focus());
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(rows()[1]);
  expect(rows().map((row) => row.tabIndex)).toEqual([-1, 0, -1]);
  await user.keyboard('{End}{ArrowDown}');
  expect(document.activeElement).toBe(rows()[2]);
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('Canyon Wheels');
  await user.keyboard('{Home}');
  expect(document.activeElement).toBe(rows()[0]);
  act(() =>
    within(rows()[1] as HTMLElement)
      .getByRole('button')
      .focus(),
  );
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(rows()[2]);
});

test('leaves out hidden columns', () => {
  open({ hidden: ['code'] });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
  ]);
  expect(within(rows()[0] as HTMLElement).queryByRole('cell')).toBeNull();
});

test('marks the row in use', () => {
  open({ isMarked: ({ code }) => code === 'R1' });
  expect(rows().map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true', null]);
});

test('shows no table without rows', () => {
  open({ rows: [] });
  expect(screen.queryByRole('table')).toBeNull();
});

test('aligns the totals under their columns in one row', () => {
  const [code, name] = columns as [Column<Shop>, Column<Shop>];
  open({ columns: [code, { ...name, total: '3 shops' }] });
  const lines = screen.getAllByRole('row');
  expect(lines).toHaveLength(5);
  expect(within(lines[4] as HTMLElement).getByText('3 shops')).toBeDefined();
});

test('stands rows of a group under its heading', async () => {
  const user = open({
    groups: { key: ({ code }) => code.slice(0, 1), heading: (letter) => `Shops ${letter}` },
  });
  expect(screen.getAllByText('Shops R')).toHaveLength(1);
  const [first, second] = screen
    .getAllByRole('row')
    .filter(
      (row) =>
        row.tabIndex === 0 ||
        (row.tabIndex === -1 && !row.dataset.wide && row.querySelector('th[scope=row]')),
    );
  act(() => first?.focus());
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);
});

test('shows further facts of a row by its menu', async () => {
  const user = open({ details: ({ code }) => `Opened ${code}`, rowName: ({ name }) => name });
  await user.click(screen.getByRole('button', { name: 'Actions for Bay Bikes' }));
  await user.click(screen.getByRole('menuitem', { name: 'Show details' }));
  expect(screen.getByText('Opened R2')).toBeDefined();
  expect(screen.queryByText('Opened R1')).toBeNull();
});

test('leaves out columns that say nothing, but not those asked for', () => {
  const columns: Column<Shop>[] = [
    { id: 'name', header: 'Name', rowHeader: true, cell: () => 'Same' },
    { id: 'note', header: 'Note', cell: () => null },
    { id: 'city', header: 'City', unlessEqual: true, cell: () => 'Bonn' },
    { id: 'code', header: 'Code', unlessEqual: true, cell: ({ code }) => code },
  ];
  const many = Array.from({ length: 5 }, (_, at) => ({ code: `R${at}`, name: 'Same' }));
  expect(emptyColumns(columns, many)).toEqual(['note', 'city']);
  expect(emptyColumns(columns, many.slice(1))).toEqual(['note']);
});
