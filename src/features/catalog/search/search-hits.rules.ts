import { paths } from '#src/app/paths.ts';
import type { SearchHitsQuery } from '#src/graphql/generated/graphql.ts';
import type { CatalogView } from '../catalog-params.ts';

export type Hits = SearchHitsQuery['searchHits'][number];
export type SearchKind = Hits['kind'];

/** How many results the list of a kind has: of models, or of single articles. */
export function hitCount(hits: Hits, view: CatalogView): number {
  return view === 'item' ? hits.articles : hits.models;
}

/** The results of a search in a kind of product, without any other filter. */
export function hitsLink(kind: SearchKind, search: string, view: CatalogView | null): string {
  if (kind === 'groupset') return paths.catalogGroupset({ search });
  return paths.catalogList({ search, category: kind, view });
}

/** The kinds in which a search finds something. */
export function kindsFound(hits: readonly Hits[], view: CatalogView): Hits[] {
  return hits.filter((one) => hitCount(one, view) > 0);
}
