// @vitest-environment node
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { cartXlsx } from './cart-files.ts';
import { cartMargin } from './cart-margin.rules.ts';
import { cartTable } from './cart-table.ts';

const currency = {
  display: 'EUR',
  symbol: '€',
  thousandSeparator: '.',
  decimalSeparator: ',',
  decimalPrecision: 2,
};
const heads = {
  sheet: 'Warenkorb',
  code: 'Code',
  name: 'Name',
  qty: 'Qty',
  uom: 'Unit',
  unit: 'Price',
  total: 'Total',
};

function line(code: string, qty: number, dealer: number | null, retail: number | null = 2000) {
  const discounts = [{ qty: 10, term: '>=', type: 'percentage', value: -500 }];
  const product = {
    article_code_display: code,
    brand: '=cmd()',
    name: 'Chain',
    uom: 'EA',
    price: { dealer, retail, discounts },
  };
  return { qty, product, articleCode: code, pending: false, problem: null } as never;
}

test('rows carry the price the dealer pays (B101, B102)', () => {
  expect(cartTable({ lines: [line('A', 10, 1000)] })).toMatchObject([
    { code: 'A', qty: 10, unit: 950, total: 9500 },
  ]);
});

test('the spreadsheet holds numbers for amounts, and no cell that runs as a formula', async () => {
  const rows = cartTable({ lines: [line('@A', 3, 1050)] });
  const { sheets } = await readXlsx(await cartXlsx(rows, heads, currency));
  expect(sheets[0]?.name).toBe('Warenkorb');
  expect(sheets[0]?.rows).toEqual([
    ['Code', 'Name', 'Qty', 'Unit', 'Price (EUR)', 'Total'],
    ["'@A", "'=cmd() Chain", 3, 'EA', 10.5, 31.5],
  ]);
});

test('the margin counts the whole cart or is not told', () => {
  expect(cartMargin([line('A', 10, 1000)])).toEqual({ amount: 10_500, percent: 53 });
  expect(cartMargin([line('A', 1, 1000), line('B', 1, null)])).toBeNull();
  expect(cartMargin([line('A', 1, 1000), line('B', 1, 900, null)])).toBeNull();
  expect(cartMargin([])).toBeNull();
});
