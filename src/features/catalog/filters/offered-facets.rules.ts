import { type CatalogParams, type Facet, facets } from '../catalog-params.ts';

type Options = Partial<Record<Facet, readonly { value: string }[]>>;

/**
 * The facets worth choosing from, in their order; one with something ticked always stays (N059).
 * - Sizes of parts are offered within one category only: torques and lengths side by side tell nothing.
 * - Series that are called as their models are offered once.
 */
export function offeredFacets(params: CatalogParams, options: Options | undefined): Facet[] {
  const values = (facet: Facet) => (options?.[facet] ?? []).map(({ value }) => value).sort();
  const { selected, category } = params;
  const mixedSizes =
    category === 'PAA' &&
    selected.merchandiseCategories.length !== 1 &&
    values('merchandiseCategories').length > 1;
  const sameNames = values('series').join('\n') === values('models').join('\n');
  return facets.filter((facet) => {
    if (selected[facet].length > 0) return true;
    if (facet === 'frameSizes' && mixedSizes) return false;
    if (facet === 'models' && sameNames) return false;
    return values(facet).length > 0;
  });
}
