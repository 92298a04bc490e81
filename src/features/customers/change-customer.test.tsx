import { describe, expect, it } from 'vitest';
import { pathAfterChange } from './change-customer.ts';

describe('where a customer change leads', () => {
  it.each([
    ['/catalog', '/catalog?category=bike'],
    ['/catalog/list?search=chain', '/catalog?category=bike'],
    ['/catalog/paa/chain-11', '/catalog?category=paa'],
    ['/catalog/list?category=paa', '/catalog?category=paa'],
  ])('goes from %s with the redesign to %s (B051)', (from, to) => {
    expect(pathAfterChange(from, true)).toBe(to);
  });

  it('goes to the default landing without the redesign (B051)', () => {
    for (const from of ['/catalog/paa/chain-11', '/catalog/bike', '/catalog/groupset'])
      expect(pathAfterChange(from, false)).toBe('/catalog');
  });

  it('keeps the page elsewhere (B052)', () => {
    expect(pathAfterChange('/order?tab=open', true)).toBe('/order?tab=open');
  });
});
