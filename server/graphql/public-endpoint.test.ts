import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '#server/generated/features.ts';
import { openCallLimits } from '#server/lib/call-limits.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { publicSchema } from './public-schema.ts';
import { callPublic, documentHashes, postPublic } from './testing/public-call.ts';
import { everyOperation } from './testing/some-operation.ts';

const sdl = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
const open = ['countries', 'cities', 'createCustomerInquiry'];
const openDocuments = ['Countries', 'Cities', 'CreateCustomerInquiry'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { callLimits: true } });
});
afterAll(() => app.close());

it('has three root fields and no other (reading 84)', () => {
  const schema = publicSchema(sdl, features, openCallLimits({ callLimits: false }));
  const names = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.keys(root?.getFields() ?? {}),
  );
  expect(names.toSorted()).toEqual(open.toSorted());
});

it('answers countries and cities without a login (O002)', async () => {
  expect(await callPublic(app, 'Countries')).toMatchObject({
    status: 200,
    body: { data: { countries: [{ id: 'US', name: 'United States' }] } },
  });
  expect(await callPublic(app, 'Cities')).toMatchObject({ body: { data: { cities: [] } } });
});

const closed = [...documentHashes.keys()].filter((name) => !openDocuments.includes(name));

it('refuses every other document of the client', async () => {
  expect(closed.length).toBeGreaterThan(150);
  const token = await app.login('accessadmin');
  const headers = { authorization: `Bearer ${token}` };
  for (const name of closed)
    expect(await callPublic(app, name, {}, { headers }), name).toMatchObject({
      status: 400,
      body: { code: 'UNKNOWN_DOCUMENT' },
    });
});

it('refuses every operation that is sent as a text', async () => {
  const operations = everyOperation(buildSchema(sdl));
  for (const { document, name } of operations)
    expect(await postPublic(app, { query: document }), name).toMatchObject({
      status: 400,
      body: { code: 'UNKNOWN_DOCUMENT' },
    });
});

it('answers POST only', async () => {
  const extensions = JSON.stringify({
    persistedQuery: { version: 1, sha256Hash: documentHashes.get('Countries') },
  });
  const url = `/public/graphql?${new URLSearchParams({ extensions })}`;
  expect(await app.rest('GET', url)).toMatchObject({
    status: 405,
    body: { code: 'METHOD_NOT_ALLOWED' },
  });
});

describe('what reaches no operation', () => {
  it.each([
    ['nothing', {}],
    ['a batch', [{ query: '{ countries { id } }' }]],
    ['introspection', { query: '{ __schema { types { name } } }' }],
  ])('%s', async (_what, body) => {
    expect((await postPublic(app, body)).status).toBe(400);
  });

  it('a body of more than 64 kB', async () => {
    const answer = await callPublic(app, 'Cities', { search: 'x'.repeat(64_000) });
    expect(answer).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
  });

  it('another host than those of the portal', async () => {
    const headers = { host: 'elsewhere.example' };
    expect((await callPublic(app, 'Countries', {}, { headers })).status).toBe(404);
  });
});

it('limits the calls of a network and tells when to try again', async () => {
  const call = (address: string) => callPublic(app, 'CreateCustomerInquiry', bare, { address });
  for (let times = 0; times < 60; times++) expect((await call('192.0.2.7')).status).toBe(200);
  const answer = await call('192.0.2.7');
  expect(answer).toMatchObject({
    status: 429,
    body: { errors: [{ extensions: { code: 'TOO_OFTEN', retryAfter: expect.any(Number) } }] },
  });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_000);
  expect((await call('192.0.2.8')).status).toBe(200);
});

/** It is refused for its host, after it was counted. */
const bare = {
  host: 'elsewhere.example',
  reason: 'other',
  goal: 'other',
  custName: '',
  custAddress: '',
  custCity: '',
  custState: '',
  custCountry: 'US',
  custEmail: '',
  custPhone: '',
  typedMs: 9_000,
};
