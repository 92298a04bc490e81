import { expect, test } from 'vitest';
import { readCatalogParams } from '#src/features/catalog/catalog-params.ts';
import { getCatalogMode } from '#src/features/catalog/categories/category-links.ts';
import { pathAfterChange } from '#src/features/customers/change-customer.ts';

test.each([
  ['/catalog/paa/chain-11', 'PAA'],
  ['/catalog/list?category=PAA&search=chain', 'PAA'],
  ['/catalog?category=paa', 'PAA'],
  ['/catalog/bike/trail-500', 'Bike'],
] as const)('keeps %s in %s when the customer changes (B051)', (from, category) => {
  const to = pathAfterChange(from, true);
  expect(readCatalogParams(new URL(to, 'http://x').searchParams).category).toBe(category);
  expect(getCatalogMode(`/en-us${to}`, null)).toBe(category);
});
