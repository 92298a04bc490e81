import { describe, expect, it } from 'vitest';
import { localePath, paths, withoutLocale } from './paths.ts';

describe('paths', () => {
  it('omits empty values and repeats lists', () => {
    expect(paths.catalogList({ search: 'a b', brand: ['x', 'y'], page: undefined, q: '' })).toBe(
      '/catalog/list?search=a+b&brand=x&brand=y',
    );
    expect(paths.catalogList()).toBe('/catalog/list');
  });

  it('encodes path segments', () => {
    expect(paths.product('paa', 'a/b')).toBe('/catalog/paa/a%2Fb');
    expect(paths.order('100', { tab: 'lines' })).toBe('/order/100?tab=lines');
  });

  it('omits a missing last segment', () => {
    expect(paths.editRole()).toBe('/admin/roles/edit');
    expect(paths.editRole(7)).toBe('/admin/roles/edit/7');
  });

  it('adds the locale to a path and removes it again', () => {
    expect(localePath('de', paths.home())).toBe('/de');
    expect(localePath('de', '/cart?x=1')).toBe('/de/cart?x=1');
    expect(withoutLocale('/de/cart?x=1#y')).toBe('/cart?x=1#y');
    expect(withoutLocale('/de')).toBe('/');
    expect(withoutLocale('/de?x=1')).toBe('/?x=1');
  });
});
