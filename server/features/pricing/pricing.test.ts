import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { countStatements } from '#server/db/statement-count.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { utcDay } from '#shared/days.ts';
import { findPriceList, loadPrices } from './pricing.public.ts';

const C1 = '0002000001';
const C2 = '0002000002';
const today = utcDay(Date.now());
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const dealers = async (customer: string | null, codes: string[], sorg = '2000') => {
  const prices = await loadPrices(database.db, sorg, customer, codes, today);
  return codes.map((code) => prices.get(code)?.dealer);
};

test('uses the customer’s price list and returns null without one', async () => {
  expect(await dealers(C1, ['P-1', 'P-5', 'none'])).toEqual([2000, 1500, null]);
  expect(await dealers(C2, ['P-1', 'P-5'])).toEqual([2200, null]);
  expect(await dealers(null, ['P-1'], today)).toEqual([null]);
  expect(await dealers('unknown', ['P-1'])).toEqual([null]);
  expect(await dealers(C1, ['P-1', 'DE-1'], '3000')).toEqual([null, null]);
});

test('finds the customer’s price list in this sales organisation', async () => {
  const { db } = database;
  expect(await findPriceList(db, '2000', C2)).toBe('B');
  expect(await findPriceList(db, '3000', C2)).toBeNull();
  expect(await findPriceList(db, '2000', null)).toBeNull();
});

test('sorts deal steps by quantity and formats their discount', async () => {
  const { db } = database;
  const prices = await loadPrices(db, '2000', C1, ['P-1', 'P-6', 'P-2'], today);
  const details = (code: string) => prices.get(code)?.steps.map(({ detail }) => detail);
  expect(details('P-1')).toEqual(['From 10 PCS: 5\u00a0% less', 'From 20 PCS: 10\u00a0% less']);
  expect(details('P-6')).toEqual(['From 2 PCS: $1.00 less each']);
  expect(details('P-2')).toEqual([]);
  expect((await loadPrices(db, '2000', C2, ['P-6'], today)).get('P-6')?.steps).toEqual([]);
  expect((await loadPrices(db, '2000', null, ['P-1'], today)).get('P-1')?.steps).toHaveLength(2);
});

test('uses two statements for any number of articles, none for 0', async () => {
  const statements = async (codes: string[]) =>
    (await countStatements(() => loadPrices(database.db, '2000', C1, codes, today))).statements;
  expect(await statements([])).toBe(0);
  expect(await statements(['P-1'])).toBe(2);
  expect(await statements(['P-1', 'P-2', 'B-1', 'B-2', 'none'])).toBe(2);
});
