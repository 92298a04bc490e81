import { readFileSync } from 'node:fs';
import { buildSchema, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchUpCatalog } from '#server/features/catalog/engines/engines.ts';
import { features } from '#server/generated/features.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { type CacheHint, cacheHint } from '#shared/cache-hint.ts';
import { executableSchema } from './executable-schema.ts';
import { plainQuery } from './fast-path-queries.ts';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const documents: [hash: string, text: string][] = Object.entries(
  JSON.parse(read('trusted-documents.json')),
);
const sort = { field: 'price', order: 'ASC' };
const page = { page: 1, limit: 50, sort, filter: {} };
/** The client's queries of lists, filter and search box. */
const variablesOf: Record<string, object> = {
  Products: page,
  ProductGroups: page,
  Filter: { filter: {}, unit: 'model' },
  ProductsAndFilter: { ...page, unit: 'article' },
  ProductGroupsAndFilter: { ...page, unit: 'model' },
  SearchSuggestions: { text: 'bik', category: 'Bike', limit: 4 },
};
const findDocument = (name: string) => {
  const found = documents.find(([, text]) => new RegExp(`\\bquery ${name}\\b`).test(text));
  if (!found) throw new Error(`There is no document ${name}`);
  return found;
};

describe('a known document', () => {
  let test: TestApp;
  let token: string;
  beforeAll(async () => {
    test = await startTestApp();
    token = await test.login('dealer1');
  });
  afterAll(() => test.close());

  /** By the hash it is answered here, by its text by the executor. */
  const bothWays = async (name: string, variables: object, as: string | null = token) => {
    const [hash, query] = findDocument(name);
    await catchUpCatalog(test.db);
    const post = async (sent: object) => {
      const body = { ...sent, operationName: name, variables };
      const headers = { 'x-request-id': 'the-same-one' };
      const answer = await test.rest('POST', '/graphql', { token: as ?? undefined, body, headers });
      for (const value of Object.values(answer.body.data ?? {}) as { asOf?: string }[])
        if (value?.asOf) value.asOf = 'now';
      return { status: answer.status, body: answer.body, type: answer.headers['content-type'] };
    };
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
    return [await post({ extensions }), await post({ extensions }), await post({ query })] as const;
  };

  it.each(Object.entries(variablesOf))(
    'is answered as by the executor: %s',
    async (name, variables) => {
      const [first, again, executed] = await bothWays(name, variables);
      expect(executed).toMatchObject({ status: 200, body: { data: expect.any(Object) } });
      expect(first).toEqual(executed);
      expect(again).toEqual(executed);
    },
  );

  it('returns each dealer’s own prices and the current stock', async () => {
    const answers = [await bothWays('Products', page)];
    await test.db.updateTable('stock').set({ qty: 4_711, reserved: 4_708 }).execute();
    answers.push(await bothWays('Products', page));
    answers.push(await bothWays('Products', page, await test.login('dealer2')));
    for (const [first, again, executed] of answers) {
      expect(first).toEqual(executed);
      expect(again).toEqual(executed);
    }
    expect(new Set(answers.map(([first]) => JSON.stringify(first))).size).toBe(3);
  });

  it.each([
    ['without a login', page, null, 401],
    ['with variables of another type', { ...page, limit: 'many' }, undefined, 400],
    ['without its variables', {}, undefined, 400],
    ['for a page there is none of', { ...page, page: 0 }, undefined, 200],
  ])('is refused as by the executor %s', async (_, variables, as, status) => {
    const [first, , executed] = await bothWays('Products', variables, as);
    expect(executed).toMatchObject({ status, body: { errors: expect.any(Array) } });
    expect(first).toEqual(executed);
  });

  it('compiles every frequently used document', () => {
    const schema = executableSchema(read('schema.graphql'), features);
    const fields = new Set(features.flatMap(({ plain = [] }) => plain));
    for (const name of Object.keys(variablesOf))
      expect(plainQuery({ schema, fields }, parse(findDocument(name)[1]))?.name).toBe(name);
  });
});

describe('a plain query', () => {
  const schema = buildSchema(`
    type Query { thing: Thing other: Thing many: [Thing!]! }
    type Thing { name: String! part: Thing of(n: Int): Int told: String any: Any }
    interface Any { name: String! }
  `);
  const told = schema.getType('Thing') as unknown as {
    getFields(): Record<string, { resolve?: unknown }>;
  };
  (told.getFields().told as { resolve?: unknown }).resolve = () => 'x';
  const fields = new Set(['thing', 'many']);
  const made = (text: string) => plainQuery({ schema, fields }, parse(text));

  it.each([
    ['of a field nobody said it of', '{ other { name } }'],
    ['with a field that has a resolver', '{ thing { told } }'],
    ['with a field that has arguments', '{ thing { of } }'],
    ['with an interface', '{ thing { any { name } } }'],
    ['with a directive', 'query($a: Boolean!) { thing { name @skip(if: $a) } }'],
    ['of a second field nobody said it of', '{ thing { name } other { name } }'],
    ['with one key twice', '{ thing { name } thing { part { name } } }'],
    ['of a type name', '{ thing { __typename } }'],
  ])('is none %s', (_, text) => expect(made(text)).toBeNull());

  it('merges fragments and applies aliases', () => {
    const text = `{ many { a: name part { name } ...F ... on Thing { b: name } } }
      fragment F on Thing { a: name part { part { name } } }`;
    const part = { name: 'p"', part: null };
    expect(JSON.parse(made(text)?.roots[0]?.write([{ name: 'n', part }]) ?? '')).toEqual([
      { a: 'n', part: { name: 'p"', part: null }, b: 'n' },
    ]);
  });

  it('throws when a non-null field is missing', () => {
    const write = made('{ thing { name } }')?.roots[0]?.write;
    expect(write?.(null)).toBe('null');
    expect(() => write?.({ name: null })).toThrow('Nothing for a String!');
  });

  it('caches the unchanged parts of an object', () => {
    const thing: Record<string, unknown> & CacheHint = { name: 'a', part: null };
    thing[cacheHint] = { but: ['part'], texts: new Map() };
    const write = made('{ thing { name part { name } } }')?.roots[0]?.write;
    expect(JSON.parse(write?.(thing) ?? '')).toEqual({ name: 'a', part: null });
    const changed = { ...thing, name: 'not looked at', part: { name: 'b' } };
    expect(JSON.parse(write?.(changed) ?? '')).toEqual({ name: 'a', part: { name: 'b' } });
  });
});
