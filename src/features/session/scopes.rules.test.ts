import { describe, expect, it } from 'vitest';
import { holdsScopes, safeTarget } from './scopes.rules.ts';

describe('scopes of a route (B021)', () => {
  it('must all hold', () => {
    expect(holdsScopes(['a', 'b'], ['a', 'b'])).toBe(true);
    expect(holdsScopes(['a'], ['a', 'b'])).toBe(false);
    expect(holdsScopes([], [])).toBe(true);
  });

  it('hold as a group when one of them does', () => {
    expect(holdsScopes(['b'], [['a', 'b']])).toBe(true);
    expect(holdsScopes(['c'], ['c', ['a', 'b']])).toBe(false);
  });
});

describe('where a login leads', () => {
  it('is a page of this app only', () => {
    expect(safeTarget('/cart?x=1')).toBe('/cart?x=1');
    expect(safeTarget('/catalog/bike/ridge-100?sort=price#reviews')).toBe(
      '/catalog/bike/ridge-100?sort=price#reviews',
    );
  });

  it.each([
    null,
    '',
    'cart',
    'https://evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    '/\t\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/cart/..//evil.example',
    '/%2e/\\evil.example',
    '/login',
    '/\tlogin',
    '/./login?to=/cart',
  ])('is not %j (L5)', (to) => {
    expect(safeTarget(to)).toBeNull();
  });
});
