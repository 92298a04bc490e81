import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLField,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './app.ts';
import type { ListCase } from './feature-contract.ts';
import { listCases as cases, createContractRecords } from './feature-contracts.ts';
import { given } from './given.ts';

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).filter((field) => {
  const type = getNamedType(field.type);
  return isObjectType(type) && String(type.getFields().info?.type) === 'PageInfo!';
});

let app: TestApp;
let order = '';
const tokens = new Map<string, string>();
beforeAll(async () => {
  app = await startTestApp();
  const { order: anOrder, delivery, notification, restockSubscription } = given(app);
  for (const day of [1, 2, 3, 4, 5]) {
    const createdAt = `2026-01-0${day}T12:00:00Z`;
    const first = day === 1;
    const more = { custPoNo: first ? 'SPRING' : `PO-${day}`, ...(first && { orderType: 'CF' }) };
    const orderNo = await anOrder({
      ...more,
      createdAt,
      lines: 2,
      status: 'Confirmed',
      total: day * 1_000,
      requestDeliveryDate: `2026-02-0${day}`,
    });
    const type = first ? { orderType: 'CF' } : {};
    await delivery({ orders: [orderNo], shippedOn: `2026-01-0${day}`, ...type });
    order = await anOrder({ ...more, createdAt, waiting: true });
    await anOrder({ createdAt, status: 'Cancelled' });
    await notification({ to: 'dealer1', read: first });
  }
  for (const article of ['P-1', 'P-2', 'B-4'])
    await restockSubscription({ by: 'dealer1', article });
  for (const user of [
    'dealer1',
    'dealer2',
    'dealer9',
    'sales1',
    'group1',
    'audit1',
    'contentadmin',
    'accessadmin',
    'accessadmin9',
  ])
    tokens.set(user, await app.login(user));
  for (const limit of [1, 2, 3]) {
    const change = `mutation { updateOrderLimits(orderNumber: "${order}", limit: ${limit}) {
      message { status } } }`;
    expect((await app.gql(tokens.get('group1') ?? '', change)).data).toMatchObject({
      updateOrderLimits: { message: { status: true } },
    });
  }
  await createContractRecords(app);
  // Users whom the contracts have made.
  for (const user of Object.values(cases).flatMap((one) => [one.user, one.stranger]))
    if (!tokens.has(user)) tokens.set(user, await app.login(user));
});
afterAll(() => app.close());

interface Page {
  rows: string[];
  count: number;
  code: string | undefined;
}

/** The records of a page, with what is selected of them, and its count. */
async function askList(name: string, more: string, selection: string, by?: string) {
  const { user, args = '' } = cases[name] as ListCase;
  const listArgs = [args.replace('$order', order), more].filter(Boolean).join(', ');
  const query = `{ ${name}${listArgs ? `(${listArgs})` : ''} { info { count } ${selection} } }`;
  const { data, errors } = await app.gql(tokens.get(by ?? user) ?? '', query);
  const { info, ...lists } = data?.[name] ?? {};
  const listed = Object.values(lists).find(Array.isArray) ?? [];
  const records: object[] = listed.flatMap(listRecords);
  return { records, count: info?.count ?? 0, code: errors?.[0]?.extensions?.code };
}

/** The records of a page, each as text. */
async function readList(name: string, more: string, by?: string): Promise<Page> {
  const { rows } = cases[name] as ListCase;
  const { records, ...page } = await askList(name, more, rows, by);
  return { ...page, rows: records.map((record) => JSON.stringify(record)) };
}

type Value = string | number | null;

/** The values of a list in the column it is sorted by, in the order of its records. */
async function readValues(name: string, more: string, column: string): Promise<Value[]> {
  const selection = cases[name]?.sortedBy?.[column];
  if (!selection) throw new Error(`The contract of ${name} does not select ${column}`);
  const { records, code } = await askList(name, more, selection);
  expect(code).toBeUndefined();
  return records.map(findValue);
}

/** The only value in a selected record. */
function findValue(record: unknown): Value {
  if (typeof record !== 'object' || record === null) return record as Value;
  return findValue(Object.values(record)[0]);
}

/** Compares values in a direction; those without one come last in both. */
function compareValues(way: 1 | -1) {
  return (a: Value, b: Value) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return a < b ? -way : Number(a > b) * way;
  };
}

/** The records of a group, such as the lines of a company; else the record itself. */
function listRecords(row: object): object[] {
  return Object.values(row).find(Array.isArray) ?? [row];
}

const hasLimit = (field: GraphQLField<unknown, unknown>) =>
  field.args.some(({ name }) => name === 'limit');
const limited = lists.filter(hasLimit).map(({ name }) => name);

/** The columns a list of the kit can be sorted by. */
function sortColumns(name: string): string[] {
  const sort = lists.find((list) => list.name === name)?.args.find((arg) => arg.name === 'sort');
  const input = sort && getNamedType(sort.type);
  const by = isInputObjectType(input) ? getNamedType(input.getFields().by?.type) : null;
  return isEnumType(by) ? by.getValues().map((value) => value.name) : [];
}
const sorted = lists.map(({ name }) => name).filter((name) => sortColumns(name).length > 0);

test('describes every list in the contract of its feature', () => {
  expect(Object.keys(cases).toSorted()).toEqual(lists.map(({ name }) => name).toSorted());
});

describe.each(limited)('%s', (name) => {
  test('has disjoint pages that cover the whole list', async () => {
    const whole = await readList(name, 'limit: 50');
    expect(whole.rows).toHaveLength(whole.count);
    expect(new Set(whole.rows).size).toBe(whole.count);
    const paged: string[] = [];
    for (let page = 1; paged.length < whole.count && page <= whole.count; page++) {
      const { rows, count } = await readList(name, `page: ${page}, limit: 2`);
      expect(count).toBe(whole.count);
      expect(rows.length).toBeLessThanOrEqual(2);
      paged.push(...rows);
    }
    expect(paged).toEqual(whole.rows);
    const beyond = await readList(name, 'page: 99999, limit: 2');
    expect(beyond).toMatchObject({ rows: [], count: whole.count });
  });

  test.each(['page: 0', 'page: -1', 'limit: 0', 'limit: -1', 'limit: 1000000'])(
    'refuses %s',
    async (paging) => {
      expect((await readList(name, paging)).code).toBe('BAD_USER_INPUT');
    },
  );
});

describe.each(Object.entries(cases))('%s', (name, { filters, stranger, refused }) => {
  test('shows a stranger none of its records', async () => {
    const own = await readList(name, '');
    expect(own.code).toBeUndefined();
    expect(own.count).toBeGreaterThan(0);
    const theirs = await readList(name, '', stranger);
    expect(theirs.code).toBe(refused);
    expect(theirs.rows.filter((row) => own.rows.includes(row))).toEqual([]);
  });

  for (const filter of filters)
    test(`is narrowed by ${filter}`, async () => {
      const whole = await readList(name, '');
      const narrowed = await readList(name, filter);
      expect(narrowed.code).toBeUndefined();
      expect(narrowed.count).toBeGreaterThan(0);
      expect(narrowed.count).toBeLessThan(whole.count);
    });
});

describe.each(sorted)('%s', (name) => {
  test.each(sortColumns(name))('is sorted by %s in both directions', async (column) => {
    const whole = await readList(name, 'limit: 50');
    for (const [direction, way] of [['ASC', 1] as const, ['DESC', -1] as const]) {
      const sort = `limit: 50, sort: [{ by: ${column}, order: ${direction} }]`;
      const { rows, count } = await readList(name, sort);
      expect([rows.toSorted(), count]).toEqual([whole.rows.toSorted(), whole.count]);
      const values = await readValues(name, sort, column);
      expect(new Set(values).size, 'different values').toBeGreaterThan(1);
      expect(values, direction).toEqual(values.toSorted(compareValues(way)));
    }
  });

  test('refuses a column it does not have', async () => {
    expect((await readList(name, 'sort: [{ by: secret }]')).code).toBe('BAD_REQUEST');
  });
});
