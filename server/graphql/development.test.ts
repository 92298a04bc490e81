import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

const distDir = mkdtempSync(join(tmpdir(), 'pannier-dist-'));
let test: TestApp;
let token: string;
beforeAll(async () => {
  writeFileSync(join(distDir, 'index.html'), '<!doctype html>');
  test = await startTestApp({ config: { mode: 'development', distDir } });
  token = await test.login('dealer1');
});
afterAll(async () => {
  await test.close();
  rmSync(distDir, { recursive: true });
});

const types = (depth: number) =>
  `{ __schema { types { fields { type ${'{ ofType '.repeat(depth)}{ name } ${'}'.repeat(depth)} } } } }`;

it('allows introspection', async () => {
  const { status, data } = await test.gql(token, types(1));
  expect(status).toBe(200);
  expect(data.__schema.types.length).toBeGreaterThan(10);
});

it('serves GraphiQL in addition to the pages', async () => {
  const graphiql = await test.rest('GET', '/graphiql');
  expect([graphiql.status, graphiql.body]).toEqual([200, expect.stringContaining('graphiql')]);
  const page = await test.rest('GET', '/en-us', { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
});

it('rejects documents that are too deep', async () => {
  const { status, errors } = await test.gql(token, types(12));
  expect([status, errors?.[0]?.extensions?.code]).toEqual([400, 'TOO_DEEP']);
});
