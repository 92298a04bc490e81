import { createSigner } from 'fast-jwt';
import { afterEach, expect, it, vi } from 'vitest';
import { accessTokens, type Bearer } from './access-tokens.ts';

const key = Buffer.alloc(32, 1);
const tokens = accessTokens(key, 60_000);
const bearer: Bearer = {
  refreshHash: 'hash',
  family: 'family',
  host: 'us.localhost',
  rightsVersion: 3,
  viewedBy: null,
  viewer: {
    userId: 7,
    username: 'dealer1',
    sorg: '2000',
    scopes: new Set(['page.catalog']),
    areas: [{ sorg: '2000', limitation: 'customer', value: '1' }],
    customer: { unified: '1', r3: 'R1', isr: null },
  },
};

afterEach(() => vi.useRealTimers());

it('reads back a token it signed, also from the cache', () => {
  const token = tokens.sign(bearer);
  expect(tokens.verify(token)).toEqual(bearer);
  expect(tokens.verify(token)).toBe(tokens.verify(token));
});

it('accepts a token until it expires', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const token = tokens.sign(bearer);
  vi.advanceTimersByTime(59_000);
  expect(tokens.verify(token)).toEqual(bearer);
  vi.advanceTimersByTime(2_000);
  expect(tokens.verify(token)).toBeNull();
});

it('refuses forged tokens', () => {
  const [head, , mark] = tokens.sign(bearer).split('.');
  const admin = Buffer.from(JSON.stringify({ sub: '1', scopes: ['page.claim'] }));
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const body = admin.toString('base64url');
  for (const forged of [
    `${head}.${body}.${mark}`,
    `${none}.${body}.`,
    accessTokens(Buffer.alloc(32, 2), 60_000).sign(bearer),
    createSigner({ algorithm: 'HS512', key })({ sub: '7' }),
    createSigner({ algorithm: 'HS256', key })({ sub: '7', username: 'x' }),
    'rubbish',
    '',
  ])
    expect(tokens.verify(forged)).toBeNull();
});
