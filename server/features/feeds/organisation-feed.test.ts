import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FeedHarness, openFeedHarness } from './testing/feed.harness.ts';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
});
afterAll(() => harness.close());

const organisation = (timeZone?: string) => [
  `sorg,name,country,currency,precision,symbol,thousandSeparator,decimalSeparator,merchantName${
    timeZone === undefined ? '' : ',timeZone'
  }`,
  `7500,Test,CH,CHF,2,CHF,\u2019,.,Test AG${timeZone === undefined ? '' : `,${timeZone}`}`,
];
const zone = async () =>
  (
    await harness.db
      .selectFrom('sales_org')
      .select('time_zone')
      .where('sorg', '=', '7500')
      .executeTakeFirst()
  )?.time_zone;

test.each([
  [undefined, 'UTC'],
  ['', 'UTC'],
  ['Europe/Zurich', 'Europe/Zurich'],
])('stores the time zone %j as %s', async (cell, expected) => {
  await harness.run({ 'sales_orgs.csv': organisation(cell) });
  expect(await zone()).toBe(expected);
});

test.each(['Europe/Bern', '+02:00', 'Berlin'])('%j is no time zone', async (cell) => {
  expect(await harness.problems({ 'sales_orgs.csv': organisation(cell) })).toEqual([
    `sales_orgs.csv:2:timeZone: "${cell}" is no time zone such as Europe/Berlin (NOT_ALLOWED)`,
  ]);
});

const roles = async (header: string, ...rows: string[]) => {
  await harness.run({
    'permissions.csv': ['name', 'page.catalog'],
    'roles.csv': [header, ...rows],
  });
  const stored = await harness.db
    .selectFrom('role')
    .select(['id', 'flags'])
    .where('id', 'like', '%7500')
    .orderBy('id')
    .execute();
  return Object.fromEntries(stored.map(({ id, flags }) => [id, flags]));
};

test('gives a role the flags of its row', async () => {
  const header = 'id,name,permissions,flags';
  expect(
    await roles(header, 'a7500,salesman,page.catalog,', 'b7500,x,page.catalog,customer|sales'),
  ).toMatchObject({ a7500: [], b7500: ['customer', 'sales'] });
});

test('derives role flags from the name when the file has none', async () => {
  const header = 'id,name,permissions';
  expect(
    await roles(header, 'c7500,Sales.Group,page.catalog', 'd7500,Workshop,page.catalog'),
  ).toMatchObject({ c7500: ['sales'], d7500: [] });
});

test('rejects an unknown flag', async () => {
  const rows = ['id,name,permissions,flags', 'e7500,x,page.catalog,boss'];
  expect(await harness.problems({ 'roles.csv': rows })).toEqual([
    'roles.csv:2:flags: "boss" is none of sales, customer, customerVendor, catalogOnly (NOT_ALLOWED)',
  ]);
});
