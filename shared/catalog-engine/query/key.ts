import type { Criteria } from '../query.ts';

const set = (values: readonly string[] | null) => values && [...new Set(values)].sort();

/** Returns a key that is equal for equivalent filters, whatever the order of their values. */
export function criteriaKey(c: Criteria): string {
  return JSON.stringify([
    ...[c.words.map(({ text, ean }) => [text, ean]), c.category, c.hasStock, c.articleTagCategory],
    ...[set(c.promotions), set(c.brands), set(c.models), set(c.series), set(c.frameSizes)],
    ...[set(c.wheelSizes), set(c.merchandiseCategories), set(c.bikeCategories)],
    ...[set(c.articleTags), set(c.articleCodes), c.price && [c.price.from, c.price.to]],
  ]);
}
