import { describe, expect, it } from 'vitest';
import { isActive, menuFor } from './menu.ts';

const holds =
  (...scopes: string[]) =>
  (scope: string) =>
    scopes.includes(scope);
const targets = (...args: Parameters<typeof menuFor>) => menuFor(...args).map(({ to }) => to);

describe('the menu', () => {
  it('shows only what the user holds a permission of (B031)', () => {
    expect(targets(holds('page.catalog'), true)).toEqual(['/catalog']);
    expect(targets(holds(), true)).toEqual([]);
  });

  it('has the catalog once or in parts (B034, B035)', () => {
    expect(targets(holds('page.catalog', 'page.home-page'), false)).toEqual([
      '/',
      '/catalog/bike',
      '/catalog/paa',
      '/catalog/groupset',
    ]);
  });

  it('lights the entry of the page and of pages below it', () => {
    const [catalog] = menuFor(holds('page.catalog'), true);
    if (!catalog) throw new Error('no entry');
    expect(isActive(catalog, '/catalog/bike/trail-500')).toBe(true);
    expect(isActive(catalog, '/catalogue')).toBe(false);
  });
});
