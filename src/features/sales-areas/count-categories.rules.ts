import { categories, type Region } from './sales-areas.queries.ts';

/** How many groups of a point have each category, in the order of the categories. */
export function countCategories({ regionGroups }: Region) {
  return categories
    .map((category) => ({
      category,
      count: regionGroups.filter((group) => group.category === category).length,
    }))
    .filter(({ count }) => count > 0);
}
