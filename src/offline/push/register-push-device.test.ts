import { expect, test, vi } from 'vitest';
import { registerPushDevice } from './register-push-device.ts';

const answers = (status: number) => vi.fn(async () => new Response(null, { status }));
const accessToken = async () => 'token';

// O013, B129
test('posts the subscription with session and language', async () => {
  const fetch = answers(204);
  const body = { endpoint: 'https://push.test/1', keys: { p256dh: 'p', auth: 'a' } };
  expect(await registerPushDevice('POST', body, 'de', { fetch, accessToken })).toBe(true);
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

test.each([400, 401, 403, 500])('returns false for status %d without throwing', async (status) => {
  const transport = { fetch: answers(status), accessToken };
  expect(await registerPushDevice('DELETE', { endpoint: 'x' }, 'de', transport)).toBe(false);
});

test('returns false without a session or a network', async () => {
  const fetch = answers(204);
  expect(await registerPushDevice('POST', {}, 'de', { fetch, accessToken: async () => null })).toBe(
    false,
  );
  expect(fetch).not.toHaveBeenCalled();
  const lost = async () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await registerPushDevice('POST', {}, 'de', { fetch: lost, accessToken })).toBe(false);
  expect(await registerPushDevice('POST', {}, 'de', { fetch, accessToken: lost })).toBe(false);
});
