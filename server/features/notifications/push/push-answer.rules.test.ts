import { expect, test } from 'vitest';
import { retryTime, toDeliveryResult } from './push-answer.rules.ts';

const now = new Date('2026-01-10T12:00:00Z');
const expiresAt = new Date('2026-01-11T12:00:00Z');
const after = (status: number, retryAfter?: string, attempts = 1) =>
  toDeliveryResult({ status, retryAfter }, { attempts, expiresAt }, now);

test('maps a response status to a delivery state', () => {
  for (const status of [200, 201, 202, 204]) expect(after(status).state).toBe('sent');
  for (const status of [404, 410]) expect(after(status).state).toBe('gone');
  for (const status of [301, 302, 400, 401, 403, 405, 413, 422])
    expect(after(status)).toEqual({ state: 'refused', status });
  for (const status of [408, 425, 429, 500, 502, 503, 504, 599])
    expect(after(status).state, String(status)).toBe('waiting');
});

test('backs off up to an hour until the push expires', () => {
  const pause = (attempts: number) => {
    const verdict = after(500, undefined, attempts);
    return verdict.state === 'waiting' ? verdict.dueAt.getTime() - now.getTime() : null;
  };
  expect([1, 2, 3, 8, 50].map(pause)).toEqual([30_000, 60_000, 120_000, 3_600_000, 3_600_000]);
  const late = { attempts: 9, expiresAt: new Date(now.getTime() + 60_000) };
  expect(toDeliveryResult({ status: 500 }, late, now)).toEqual({ state: 'expired', status: 500 });
  expect(after(503, '86400').state).toBe('expired');
  expect(toDeliveryResult({ failed: 'timeout' }, late, now)).toEqual({
    state: 'expired',
    status: null,
  });
});

test('honours Retry-After in seconds or as a date', () => {
  expect(after(429, '7')).toMatchObject({ dueAt: new Date('2026-01-10T12:00:07Z') });
  expect(after(503, 'Sat, 10 Jan 2026 14:00:00 GMT')).toMatchObject({
    dueAt: new Date('2026-01-10T14:00:00Z'),
  });
  for (const odd of [
    '',
    'soon',
    '-5',
    '1e9',
    '99999999999',
    'Sat, 10 Jan 2026 11:00:00 GMT',
    'Sat, x',
  ])
    expect(retryTime(odd, now), odd).toBeNull();
  expect(retryTime('0', now)).toEqual(new Date('2026-01-10T12:00:01Z'));
});

test('maps local failures to a delivery state', () => {
  const tell = (failed: 'stopped' | 'network' | 'not-public' | 'bad-keys') =>
    toDeliveryResult({ failed }, { attempts: 3, expiresAt }, now);
  expect(tell('stopped')).toMatchObject({ state: 'waiting', dueAt: now, attempts: 2 });
  expect(tell('network')).toMatchObject({ state: 'waiting', attempts: 3 });
  expect(tell('not-public')).toEqual({ state: 'refused', status: null });
  expect(tell('bad-keys')).toEqual({ state: 'refused', status: null });
});
