import { describe, expect, it } from 'vitest';
import { holdsScopes, safeTarget } from './scopes.rules.ts';

describe('scopes of a route (B021)', () => {
  it('must all hold', () => {
    expect(holdsScopes(['a', 'b'], ['a', 'b'])).toBe(true);
    expect(holdsScopes(['a'], ['a', 'b'])).toBe(false);
    expect(holdsScopes([], [])).toBe(true);
  });

  it('hold as a group when one of it does', () => {
    expect(holdsScopes(['b'], [['a', 'b']])).toBe(true);
    expect(holdsScopes(['c'], ['c', ['a', 'b']])).toBe(false);
  });
});

describe('where a login leads', () => {
  it('is a page of this app only', () => {
    expect(safeTarget('/cart?x=1')).toBe('/cart?x=1');
    for (const to of [
      null,
      '',
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/login',
    ])
      expect(safeTarget(to)).toBeNull();
  });
});
