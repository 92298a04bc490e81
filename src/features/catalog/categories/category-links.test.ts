import { describe, expect, it } from 'vitest';
import { readCatalogParams } from '../catalog-params.ts';
import { allCategoriesLink, categoryLink, getCatalogMode } from './category-links.ts';

const both = { Bike: true, PAA: true, groupset: true };

describe('the category menu’s links', () => {
  // U076
  it('lead to the list with category and sorted ids joined with +', () => {
    const link = categoryLink('Bike', ['30', '10', '20']);
    const query = new URL(link, 'http://localhost').searchParams;
    expect(link.startsWith('/catalog/list?')).toBe(true);
    expect(query.get('category')).toBe('Bike');
    expect(query.get('merchandiseCategories')).toBe('10+20+30');
    expect(readCatalogParams(query).selected.merchandiseCategories).toEqual(['10', '20', '30']);
  });

  // U078, F001
  it('lead to the list with the redesign, else to the category', () => {
    expect(allCategoriesLink('Bike', true)).toBe('/catalog/list?category=Bike');
    expect(allCategoriesLink('PAA', true)).toBe('/catalog/list?category=PAA');
    expect(allCategoriesLink('Bike', false)).toBe('/catalog/bike');
    expect(allCategoriesLink('PAA', false)).toBe('/catalog/paa');
  });
});

describe('bike mode', () => {
  it.each([
    ['/de/catalog', 'Bike'],
    ['/de/catalog/bike/trail-500', 'Bike'],
    ['/de/catalog/paa', 'PAA'],
    ['/de/catalog/paa/chain-11', 'PAA'],
    ['/de/catalog/list?category=PAA', 'PAA'],
    ['/de/catalog/list?search=x&category=paa', 'PAA'],
    ['/de/catalog/list?category=Bike', 'Bike'],
  ])('maps %s to %s', (url, mode) => {
    expect(getCatalogMode(url, both)).toBe(mode);
    expect(getCatalogMode(url, null)).toBe(mode);
  });

  it('falls back to the category that has products (B080)', () => {
    expect(getCatalogMode('/de/catalog', { ...both, Bike: false })).toBe('PAA');
    expect(getCatalogMode('/de/catalog/paa', { ...both, PAA: false })).toBe('Bike');
    expect(getCatalogMode('/de/catalog', { ...both, Bike: false, PAA: false })).toBe('Bike');
  });
});
