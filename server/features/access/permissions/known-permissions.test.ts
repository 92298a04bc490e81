import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { knownPermissions } from '#shared/access/known-permissions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');

test('knows every permission of an operation', () => {
  const sdl = read('schema.graphql');
  const rules = [...sdl.matchAll(/@allow\(([^)]*)\)/g)].flatMap(([, rule = '']) =>
    [...rule.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name),
  );
  const unknown = rules.filter((name) => name !== 'user' && !knownPermissions.has(name));
  expect([...new Set(unknown)]).toEqual([]);
});

test('knows every permission of a page', () => {
  const tables = [
    'src/app/route-table.tsv',
    ...globSync('src/features/*/*.routes.tsv', { cwd: root }),
  ];
  const scopes = tables.flatMap((path) => {
    const [head = '', ...rows] = read(path).trimEnd().split('\n');
    const column = head.split('\t').indexOf('scopes');
    return rows.flatMap((row) => (row.split('\t')[column] ?? '').split(/[|;]/));
  });
  const named = scopes.filter((name) => /[.]/.test(name));
  expect(named.length).toBeGreaterThan(30);
  expect([...new Set(named.filter((name) => !knownPermissions.has(name)))]).toEqual([]);
});

test('every database and the first feed have every permission', async () => {
  const rows = await app.db.selectFrom('permission').select(['name', 'description']).execute();
  const described = rows.filter(({ description }) => description !== '');
  const [, ...lines] = read('deploy/feeds/first/permissions.csv').trimEnd().split('\n');
  const inFeed = lines.map((line) => line.slice(0, line.indexOf(',')));
  for (const names of [described.map(({ name }) => name), inFeed])
    expect(names.toSorted()).toEqual([...knownPermissions].toSorted());
});
