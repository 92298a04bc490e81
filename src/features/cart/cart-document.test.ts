// @vitest-environment node
import { readXlsx } from 'hucre/xlsx';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { printedTable } from '#shared/printed-table.ts';
import { tableXlsx } from '#src/lib/files/save-table.ts';
import { type CartTexts, cartPaper, cartSheet } from './cart-document.ts';
import { cartMargin } from './cart-margin.rules.ts';
import { cartTable } from './cart-table.ts';

const currency = {
  display: 'EUR',
  symbol: '€',
  thousandSeparator: '.',
  decimalSeparator: ',',
  decimalPrecision: 2,
};
const texts: CartTexts = {
  title: 'Warenkorb',
  article: 'Code',
  ean: 'EAN',
  description: 'Name',
  quantity: 'Qty',
  availability: 'Availability',
  unit: 'Unit',
  retail: 'RRP',
  list: 'List price',
  discount: 'Discount',
  price: 'Price',
  total: 'Total',
  money: (minor) => `€${minor / 100}`,
  percent: (share) => `${share * 100}%`,
  unitText: () => 'piece',
  quantityText: (qty) => `${qty} pcs`,
  stockText: ({ qty }) => `${qty} in stock`,
};

function line(code: string, qty: number, dealer: number | null, retail: number | null = 2000) {
  const discounts = [{ qty: 10, term: '>=', type: 'percentage', value: -500 }];
  const product = {
    article_code_display: code,
    ean: '4006381333931',
    brand: '=cmd()',
    name: 'Chain',
    uom: 'EA',
    price: { dealer, retail, discounts },
    stock: { qty: 7, masked: false, nextArrival: null },
  };
  return { qty, product, articleCode: code, pending: false, problem: null } as never;
}

test('exports the price the dealer pays (B101, B102)', () => {
  expect(cartTable({ lines: [line('A', 10, 1000), line('B', 1, null, null)] })).toMatchObject([
    { code: 'A', qty: 10, retail: 2000, list: 1000, discount: -0.05, unit: 950, total: 9500 },
    { code: 'B', retail: null, list: null, discount: null, unit: null, total: null },
  ]);
});

test('exports all facts of a line and the total, without formulas', async () => {
  const rows = cartTable({ lines: [line('@A', 3, 1050), line('B', 10, 1000)] });
  const totals = [{ sorg: '3000', total: 12_650 }];
  const { sheets } = await readXlsx(await tableXlsx(cartSheet(rows, totals, texts, currency)));
  expect(sheets[0]?.name).toBe('Warenkorb');
  const [head, ...body] = sheets[0]?.rows ?? [];
  expect(head?.slice(0, 6)).toEqual(['Code', 'EAN', 'Name', 'Qty', 'Unit', 'Availability']);
  expect(head?.slice(6)).toEqual(['RRP', 'List price', 'Discount', 'Price', 'Total (EUR)']);
  const facts = ['4006381333931', '=cmd() Chain'];
  expect(body).toEqual([
    ['@A', ...facts, 3, 'piece', '7 in stock', 20, 10.5, null, 10.5, 31.5],
    ['B', ...facts, 10, 'piece', '7 in stock', 20, 10, -0.05, 9.5, 95],
    [null, null, 'Total', ...Array.from({ length: 7 }, () => null), 126.5],
  ]);
});

test('prints two facts of a line in one cell', () => {
  const rows = cartTable({ lines: [line('B', 10, 1000)] });
  const paper = cartPaper(rows, [{ sorg: '3000', total: 9500 }], texts);
  expect(v.safeParse(printedTable, { ...paper, facts: [], note: '' }).success).toBe(true);
  expect(paper.columns.map(({ text }) => text)).toEqual([
    'Code\nEAN',
    'Name\nAvailability',
    'Qty',
    'List price\nRRP',
    'Price\nDiscount',
    'Total',
  ]);
  expect(paper.rows).toEqual([
    ['B\n4006381333931', '=cmd() Chain\n7 in stock', '10 pcs', '€10\n€20', '€9.5\n-5%', '€95'],
  ]);
  expect(paper.totals).toEqual([['Total', '€95']]);
});

test('separates the totals of several sales organisations (B104)', () => {
  const totals = [
    { sorg: '2000', total: 100 },
    { sorg: '3000', total: 200 },
  ];
  expect(cartPaper([], totals, texts).totals.map(([name]) => name)).toEqual([
    'Total 2000',
    'Total 3000',
  ]);
});

test('fits a whole cart into one document', () => {
  const rows = cartTable({ lines: Array.from({ length: 2000 }, (_, n) => line(`A${n}`, 1, 100)) });
  const paper = { ...cartPaper(rows, [], texts), facts: [], note: '' };
  expect(v.safeParse(printedTable, paper).success).toBe(true);
});

test('computes the margin of the whole cart or returns null', () => {
  expect(cartMargin([line('A', 10, 1000)])).toEqual({ amount: 10_500, percent: 53 });
  expect(cartMargin([line('A', 1, 1000), line('B', 1, null)])).toBeNull();
  expect(cartMargin([line('A', 1, 1000), line('B', 1, 900, null)])).toBeNull();
  expect(cartMargin([])).toBeNull();
});
