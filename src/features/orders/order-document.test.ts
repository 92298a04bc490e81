import { readXlsx } from 'hucre/xlsx';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { printedTable } from '#shared/printed-table.ts';
import { tableXlsx } from '#src/lib/files/save-table.ts';
import { lineName, type OrderDocumentTexts, orderSheet, orderTable } from './order-document.ts';
import { order } from './testing/orders.ts';

const texts: OrderDocumentTexts = {
  title: 'Order 4711',
  article: 'Article',
  description: 'Description',
  quantity: 'Quantity',
  unit: 'Unit',
  status: 'Status',
  expected: 'Expected',
  price: 'Price',
  total: 'Total',
  shipping: 'Shipping',
  state: (status) => status,
  money: (minor) => `$${minor / 100}`,
  date: (day) => day,
  unitText: () => 'piece',
  quantityText: (qty) => `${qty} pcs`,
};

test("names a line's color once", () => {
  const color = { name: 'Pine Green', hex: null };
  expect(lineName({ description: 'Forte U-Lock', color })).toBe('Forte U-Lock, Pine Green');
  expect(lineName({ description: 'Pine Green Lock', color })).toBe('Pine Green Lock');
  expect(lineName({ description: 'Lock', color: null })).toBe('Lock');
});

test('prints readable codes, shipping and total', () => {
  const table = orderTable(order({ notes: 'Ring twice' }), ['Velo', ''], texts);
  expect(v.safeParse(printedTable, table).success).toBe(true);
  expect(table).toMatchObject({
    title: 'Order 4711',
    facts: ['Velo'],
    rows: [['B-1', 'Chain, Pine Green', '6 pcs', '$42', 'Partially Shipped\n2026-12-01', '$252']],
    totals: [
      ['Shipping', '$0'],
      ['Total', '$252'],
    ],
    note: 'Ring twice',
  });
});

test('exports an order with numbers and dates, without formulas', async () => {
  const [line] = order().details;
  if (!line) throw new Error('the order has no line');
  const risky = order({ details: [{ ...line, description: '=1+1', color: null }] });
  const { sheets } = await readXlsx(await tableXlsx(orderSheet(risky, texts, 2)));
  const rows = sheets[0]?.rows ?? [];
  expect(sheets[0]?.name).toBe('Order 4711');
  expect(rows[1]?.slice(0, 5)).toEqual(['B-1', '=1+1', 6, 'piece', 'Partially Shipped']);
  expect(rows[1]?.[5]).toEqual(new Date('2026-12-01T00:00:00Z'));
  expect(rows[1]?.slice(6)).toEqual([42, 252]);
  expect(rows.at(-1)).toEqual([null, 'Total', null, null, null, null, null, 252]);
});
