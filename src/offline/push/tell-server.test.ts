import { expect, test, vi } from 'vitest';
import { tellServer } from './tell-server.ts';

const answers = (status: number) => vi.fn(async () => new Response(null, { status }));
const accessToken = async () => 'token';

test('posts the subscription with the session and the language (O013, B129)', async () => {
  const fetch = answers(204);
  const body = { endpoint: 'https://push.test/1', keys: { p256dh: 'p', auth: 'a' } };
  expect(await tellServer('POST', body, 'de', { fetch, accessToken })).toBe(true);
  expect(fetch).toHaveBeenCalledWith('/notification/subscriptions', {
    method: 'POST',
    headers: {
      authorization: 'Bearer token',
      'content-type': 'application/json',
      'accept-language': 'de',
    },
    body: JSON.stringify(body),
    signal: expect.any(AbortSignal),
  });
});

test.each([400, 401, 403, 500])('an answer of %d is no and throws nothing', async (status) => {
  const wire = { fetch: answers(status), accessToken };
  expect(await tellServer('DELETE', { endpoint: 'x' }, 'de', wire)).toBe(false);
});

test('without a session or a network it is no, too', async () => {
  const fetch = answers(204);
  expect(await tellServer('POST', {}, 'de', { fetch, accessToken: async () => null })).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
  const lost = async () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await tellServer('POST', {}, 'de', { fetch: lost, accessToken })).toBe(false);
  expect(await tellServer('POST', {}, 'de', { fetch, accessToken: lost })).toBe(false);
});
