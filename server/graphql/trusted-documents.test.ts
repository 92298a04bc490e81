import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { trustedDocuments } from './trusted-documents.ts';

const file = new URL('../../trusted-documents.json', import.meta.url);
const documents: [string, string][] = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
const [hash = '', text = ''] =
  documents.find(([, query]) => /^query \w+ ?\{/.test(query)) ?? documents[0] ?? [];
const plain = hash.replace('sha256:', '');

let production: TestApp;
let token: string;
beforeAll(async () => {
  production = await startTestApp({ config: { mode: 'demo' } });
  token = await production.login('dealer1');
});
afterAll(() => production.close());

const post = (body: object) => production.rest('POST', '/graphql', { token, body });
const byHash = (sha256Hash: string) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash } },
});
/** Neither refused nor unknown: it was run, or at least its variables were checked. */
const known = (code: unknown) => expect(code).not.toBe('UNKNOWN_DOCUMENT');

it('identifies every document by the hash of its text', () => {
  for (const [name, query] of documents)
    expect(name).toBe(`sha256:${createHash('sha256').update(query).digest('hex')}`);
});

describe('in production', () => {
  it('runs client documents by hash in both forms', async () => {
    for (const body of [byHash(plain), byHash(hash), { documentId: hash }])
      known((await post(body)).body.errors?.[0].extensions.code);
  });

  it.each([
    ['free text', { query: '{ customerCompanies { sorg } }' }],
    ['the text of a known document', { query: text }],
    ['an unknown hash', byHash('0'.repeat(64))],
    ['the name of a property', byHash('constructor')],
    ['nothing', {}],
    ['introspection', { query: '{ __schema { types { name } } }' }],
  ])('refuses %s', async (_what, body) => {
    const answer = await post(body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'UNKNOWN_DOCUMENT' } });
    expect(answer.body.errors[0].extensions.code).toBe('UNKNOWN_DOCUMENT');
  });

  it('runs the known document when another text has its hash', async () => {
    const body = { query: '{ __schema { types { name } } }', ...byHash(plain) };
    expect(JSON.stringify((await post(body)).body)).not.toContain('__Schema');
  });

  it('offers no GraphiQL', async () => {
    expect((await production.rest('GET', '/graphiql')).status).toBe(404);
  });
});

it('returns the operation name of known documents only', () => {
  const known = trustedDocuments({ 'sha256:ab': 'query Cart { cart { totalQty } }' });
  expect(known.get('ab')).toBe(known.get('sha256:ab'));
  expect(known.nameOf('query Cart { cart { totalQty } }')).toBe('Cart');
  expect(known.nameOf('query Evil { cart { totalQty } }')).toBe('other');
});
