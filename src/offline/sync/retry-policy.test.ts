import { describe, expect, test } from 'vitest';
import { backoff, decide, maxAttempts, maxWaitMs, readRetryAfter } from './retry-policy.ts';

const decided = (code: string, attempts = 0, retryAfter: number | null = null, refused = false) =>
  decide({ code, attempts, retryAfter, refused }, 0.5);

describe('decide', () => {
  test('loses and counts nothing without a network (R1)', () => {
    expect(decided('OFFLINE', 99)).toEqual({ do: 'pause', why: 'offline' });
  });

  test('waits for the login without a session (R3)', () => {
    expect(decided('LOGIN', 99)).toEqual({ do: 'pause', why: 'login' });
  });

  test.each([
    'HTTP_403',
    'HTTP_413',
    'HTTP_422',
    'FORBIDDEN',
    'AUDIT_READS_ONLY',
    'IDEMPOTENCY_MISMATCH',
  ])('parks %s at once (R3)', (code) =>
    expect(decided(code)).toEqual({ do: 'park', gaveUp: false }),
  );

  test('parks any refusal of the server', () => {
    expect(decided('HTTP_503', 0, null, true)).toEqual({ do: 'park', gaveUp: false });
  });

  test.each([
    'HTTP_429',
    'HTTP_502',
    'HTTP_503',
    'HTTP_504',
    'MAINTENANCE',
    'TOO_MANY_REQUESTS',
    'UNAVAILABLE',
  ])('holds everything on %s and never gives up (R3)', (code) =>
    expect(decided(code, 1_000)).toEqual({ do: 'retry', afterMs: 300_000, everything: true }),
  );

  test('honours Retry-After up to an hour (R3)', () => {
    expect(decided('HTTP_429', 0, 7_000)).toMatchObject({ afterMs: 7_000 });
    expect(decided('HTTP_503', 0, 10 * maxWaitMs)).toMatchObject({ afterMs: maxWaitMs });
  });

  test('retries an unknown failure with back-off, then parks it', () => {
    expect(decided('HTTP_500', 0)).toEqual({ do: 'retry', afterMs: 2_000, everything: false });
    expect(decided('WHATEVER', 3)).toEqual({ do: 'retry', afterMs: 16_000, everything: false });
    expect(decided('HTTP_500', maxAttempts - 2)).toMatchObject({ do: 'retry' });
    expect(decided('HTTP_500', maxAttempts - 1)).toEqual({ do: 'park', gaveUp: true });
  });
});

test('spreads back-off by a quarter each way up to five minutes', () => {
  expect([backoff(0, 0), backoff(0, 1)]).toEqual([1_500, 2_500]);
  expect([backoff(1_000, 0), backoff(1_000, 1)]).toEqual([225_000, 375_000]);
});

test('reads Retry-After as seconds or as a date (R3)', () => {
  const now = Date.parse('2026-11-20T10:00:00Z');
  expect(readRetryAfter('120', now)).toBe(120_000);
  expect(readRetryAfter('Fri, 20 Nov 2026 10:00:30 GMT', now)).toBe(30_000);
  expect(readRetryAfter('Fri, 20 Nov 2020 10:00:30 GMT', now)).toBe(0);
  expect(readRetryAfter('soon', now)).toBeNull();
  expect(readRetryAfter(null, now)).toBeNull();
});
