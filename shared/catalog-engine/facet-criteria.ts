import {
  type FacetName,
  facetNames,
  forFacets,
  type ListFacet,
  listFacets,
} from './facet-table.ts';
import type { Criteria } from './query-types.ts';

/** Nothing narrowed. */
export const everything: Criteria = {
  ...forFacets(listFacets, () => null),
  words: [],
  category: null,
  articleTagCategory: null,
  price: null,
  hasStock: false,
  isNew: false,
  articleCodes: null,
};

/** The criterion of a facet. */
const criterionOf = (facet: FacetName) => (facet === 'categories' ? 'category' : facet);

/** The facets of which something is selected. */
export function selectedFacets(c: Criteria): FacetName[] {
  return facetNames.filter((facet) => c[criterionOf(facet)] !== null);
}

/** The selected values of a facet; null when it narrows nothing. */
export function selectedValues(c: Criteria, facet: ListFacet | 'categories'): string[] | null {
  if (facet !== 'categories') return c[facet];
  return c.category && [c.category];
}

/** The filter without the selection of a facet. */
export function withoutFacet(c: Criteria, facet: FacetName): Criteria {
  return { ...c, [criterionOf(facet)]: null };
}

const sorted = (values: readonly string[] | null) => values && [...new Set(values)].sort();

/** Returns a key that is equal for equivalent filters, whatever the order of their values. */
export function criteriaKey(c: Criteria): string {
  return JSON.stringify([
    c.words.map(({ text, ean }) => [text, ean]),
    c.category,
    c.hasStock,
    c.isNew,
    c.articleTagCategory,
    sorted(c.articleCodes),
    c.price && [c.price.from, c.price.to],
    ...listFacets.map((facet) => sorted(c[facet])),
  ]);
}
