import type { RangeNames, Translations } from '../row-types.ts';

/** A name in the reader's language, else as the distributor wrote it first. @param locale such as `de` or `en-us` */
export function translateName(
  own: string,
  names: Translations | undefined,
  locale: string,
): string {
  return names?.[locale.slice(0, 2).toLowerCase()] ?? own;
}

/** The bike categories with their wording in the reader's language. */
export function translateBikeCategories({ bikeCategories }: RangeNames, locale: string) {
  return bikeCategories.map(({ names, wording, image, ...category }) => ({
    ...category,
    wording: translateName(wording, names, locale),
  }));
}
