import { GraphQLError } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { fixturePassword } from '#server/testing/seed.ts';
import type { Context } from './context.ts';
import { formatErrors } from './format-errors.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ config: { callLimits: true } });
});
afterAll(() => t.close());

const sendFeedback =
  'mutation { sendCustomerFeedback(message: "Bigger pictures") { message { status } } }';
const post = async (token: string, query: string) =>
  t.rest('POST', '/graphql', { token, body: { query } });

/** Sends as often as the limit of the operation allows. */
async function sendAll(token: string, query: string, times: number): Promise<void> {
  for (let n = 0; n < times; n++) expect((await post(token, query)).status).toBe(200);
}

test('asks a user over an operation’s limit to wait', async () => {
  const token = await t.login('dealer1');
  await sendAll(token, sendFeedback, 60);
  const { status, body, headers } = await post(token, sendFeedback);
  expect([status, body.data]).toEqual([429, null]);
  const extensions = { code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) };
  expect(body.errors).toMatchObject([{ path: ['sendCustomerFeedback'], extensions }]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(3_600);
  expect((await post(await t.login('dealer2'), sendFeedback)).status).toBe(200);
  expect((await post(token, '{ bikeCategories { id } }')).status).toBe(200);
});

test('counts the rows of a file, also of a dry run', async () => {
  const token = await t.login('dealer2');
  const rows = Array.from({ length: 200 }, (_, line) => ({ line, frameNumber: 'X', soldDate: '' }));
  const query = `mutation ($rows: [RetailSaleRow!]!) {
    uploadRetailSales(rows: $rows, dryRun: true) { message { status } } }`;
  const upload = () => t.rest('POST', '/graphql', { token, body: { query, variables: { rows } } });
  for (let n = 0; n < 200; n++) expect((await upload()).status).toBe(200);
  expect((await upload()).status).toBe(429);
});

test('does not count refused callers', async () => {
  const guest = await t.login('guest1');
  for (let n = 0; n < 70; n++) expect((await post(guest, sendFeedback)).status).toBe(403);
});

test('keeps a partial response', () => {
  const refused = new GraphQLError('Wait', {
    path: ['second'],
    extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: 1_000 },
  });
  const context = {} as Context;
  const answer = (data: Record<string, unknown>) =>
    formatErrors({ data, errors: [refused] }, context).statusCode;
  expect(answer({ first: 1, second: null })).toBe(200);
  expect(answer({ second: null })).toBe(429);
});

test('keeps the session when a refresh exceeds the limit', async () => {
  const sent = { username: 'dealer2', password: fixturePassword };
  const refresh = (token: string) => t.rest('POST', '/refresh-token', { body: { token } });
  let { refreshToken } = (await t.rest('POST', '/login', { body: sent })).body;
  const next = async () => {
    const { status, body } = await refresh(refreshToken);
    if (status === 200) refreshToken = body.refreshToken;
    return status;
  };
  for (let n = 0; n < 300; n++) expect(await next()).toBe(200);
  expect(await next()).toBe(429);
  // Shown again it is still good, which is refused for the limit and not for the session.
  expect(await next()).toBe(429);
});

test('throttles no request when no limits are set', async () => {
  const open = await startTestApp();
  const token = await open.login('dealer1');
  for (let n = 0; n < 70; n++) {
    const { status } = await open.rest('POST', '/graphql', {
      token,
      body: { query: sendFeedback },
    });
    expect(status).toBe(200);
  }
  await open.close();
});
