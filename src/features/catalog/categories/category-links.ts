import { paths, withoutLocale } from '#src/app/paths.ts';
import type { ProductCategory } from '#src/graphql/generated/graphql.ts';
import type { CatalogKinds } from './catalog-kinds.ts';

/** The products of a category: ids sorted and joined with + (B078, U076). */
export function categoryLink(category: ProductCategory, ids: readonly string[]): string {
  return paths.catalogList({ category, merchandiseCategories: [...ids].sort().join('+') });
}

/** All products of a category: the list with the redesign, else the category's page (F001, U078). */
export function allCategoriesLink(category: ProductCategory, redesign: boolean): string {
  if (redesign) return paths.catalogList({ category });
  return category === 'Bike' ? paths.catalogBike() : paths.catalogPaa();
}

/**
 * Bike or PAA: what the address says, else bikes; where there are none, the other (B080).
 * @param url path and query, with the locale
 */
export function getCatalogMode(url: string, kinds: CatalogKinds | null): ProductCategory {
  const paa = /^\/catalog\/paa(\/|\?|$)|[?&]category=paa(&|$)/i.test(withoutLocale(url));
  const [wanted, other] = paa ? (['PAA', 'Bike'] as const) : (['Bike', 'PAA'] as const);
  return kinds && !kinds[wanted] && kinds[other] ? other : wanted;
}
