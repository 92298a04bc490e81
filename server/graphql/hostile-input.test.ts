import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerErrors } from '#server/http/errors.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

// Requests that no client of ours sends are refused before they have an effect.

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await startTestApp();
  token = await t.login('dealer1');
});
afterAll(() => t.close());

const readCode = async (query: string, variables: object) => {
  const { errors } = await t.gql(token, query, variables);
  return errors?.[0]?.extensions?.code;
};

const closedDays = 'query ($from: Date!, $to: Date!) { closedDays(from: $from, to: $to) }';
const checkoutTerms = `query ($customers: [String!]!, $from: Date!, $to: Date!) {
  checkoutTerms(customers: $customers, from: $from, to: $to) { closedDays } }`;

test.each([
  ['9999-12-31', '9999-12-31'],
  ['9999-12-30', '9999-12-31'],
  ['+275760-09-12', '+275760-09-13'],
  ['275760-09-13', '275760-09-13'],
  ['0000-01-01', '0000-01-02'],
  ['-000001-01-01', '-000001-01-01'],
  ['-2026-01-01', '2026-01-01'],
  ['1999-12-31', '2000-01-01'],
  ['2100-12-31', '2101-01-01'],
  ['NaN', 'Infinity'],
])('rejects the period from %s to %s', async (from, to) => {
  expect(await readCode(closedDays, { from, to })).toBe('BAD_USER_INPUT');
  const customers = ['0002000001'];
  expect(await readCode(checkoutTerms, { customers, from, to })).toBe('BAD_USER_INPUT');
  const literal = `{ closedDays(from: "${from}", to: "${to}") }`;
  expect(await readCode(literal, {})).toBe('BAD_USER_INPUT');
});

test('accepts the last supported days', async () => {
  const { data } = await t.gql(token, closedDays, { from: '2100-12-30', to: '2100-12-31' });
  expect(data).toEqual({ closedDays: [] });
});

test('rejects a period of more than 400 days', async () => {
  const days = { from: '2000-01-01', to: '2100-12-31' };
  expect(await readCode(closedDays, days)).toBe('BAD_USER_INPUT');
  expect(await readCode(checkoutTerms, { customers: [], ...days })).toBe('BAD_USER_INPUT');
});

test('rejects NUL in an unchecked text as an input error', async () => {
  const days = { from: '2026-01-01', to: '2026-01-02' };
  expect(await readCode(checkoutTerms, { customers: ['\0'], ...days })).toBe('BAD_USER_INPUT');
  const literal = checkoutTerms.replace('customers: $customers', 'customers: ["\\u0000"]');
  const { errors } = await t.gql(token, literal.replace('$customers: [String!]!,', ''), days);
  expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
});

test('reports text the database rejected on a route', async () => {
  const app = Fastify();
  answerErrors(app);
  app.get('/', async () => {
    throw Object.assign(new Error('invalid byte sequence'), { code: '22021' });
  });
  const reply = await app.inject('/');
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'BAD_USER_INPUT']);
});
