import { readXlsx } from 'hucre/xlsx';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { printedTable } from '#shared/printed-table.ts';
import { tableXlsx } from '#src/lib/files/save-table.ts';
import { lineName, type OrderDocumentTexts, orderSheet, orderTable } from './order-document.ts';
import { order } from './testing/orders.ts';

const texts: OrderDocumentTexts = {
  title: 'Order 4711',
  order: 'Order number',
  article: 'Article',
  description: 'Description',
  ean: 'EAN',
  quantity: 'Quantity',
  unit: 'Unit',
  status: 'Status',
  expected: 'Expected',
  listPrice: 'List price',
  retail: 'RRP',
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
    rows: [
      [
        'B-1\n4006381333931',
        'Chain, Pine Green\nPartially Shipped · 2026-12-01',
        '6 pcs',
        '$42\n$69',
        '$42',
        '$252',
      ],
    ],
    totals: [
      ['Shipping', '$0'],
      ['Total', '$252'],
    ],
    note: 'Ring twice',
  });
});

test('leaves a document as small as the largest cart', () => {
  const [line] = order().details;
  const details = Array.from({ length: 2_000 }, () => line ?? []).flat();
  expect(v.safeParse(printedTable, orderTable(order({ details }), [], texts)).success).toBe(true);
});

test('exports an order with numbers and dates, without formulas', async () => {
  const [line] = order().details;
  if (!line) throw new Error('the order has no line');
  const risky = order({
    details: [{ ...line, description: '=1+1', color: null, promoprice: 4_000, retail: null }],
  });
  const facts = ['Velo', '', 'Shop, Road 1, 1000 Town'];
  const { sheets } = await readXlsx(await tableXlsx(orderSheet(risky, facts, texts, 2)));
  const [head, first, ...rest] = sheets[0]?.rows ?? [];
  expect(sheets[0]?.name).toBe('Order 4711');
  const row = Object.fromEntries((head ?? []).map((name, at) => [name, first?.[at]]));
  expect(row).toEqual({
    'Order number': '4711',
    Article: 'B-1',
    EAN: '4006381333931',
    Description: '=1+1',
    Quantity: 6,
    Unit: 'piece',
    Status: 'Partially Shipped',
    Expected: new Date('2026-12-01T00:00:00Z'),
    RRP: null,
    'List price': 42,
    Price: 40,
    Total: 252,
  });
  expect(rest.map((cells) => cells.filter((cell) => cell !== null))).toEqual([
    ['Shipping', 0],
    ['Total', 252],
    ['Order 4711'],
    ['Velo'],
    ['Shop, Road 1, 1000 Town'],
  ]);
});
