import { useSearchParams } from 'react-router';
import type { ProductCategory } from '#src/graphql/generated/graphql.ts';
import { type CatalogParams, readCatalogParams, writeCatalogParams } from './catalog-params.ts';

/**
 * The catalog state of this page and a way to change it. Changes replace the history entry and
 * leave the scroll position alone, so that Back leaves the list (N015).
 * @param fixed the category of /catalog/bike and /catalog/paa, which the URL need not repeat
 */
export function useCatalogParams(
  fixed: ProductCategory | null,
): [CatalogParams, (next: CatalogParams) => void] {
  const [query, setQuery] = useSearchParams();
  const params = readCatalogParams(query);
  const change = (next: CatalogParams) =>
    setQuery(writeCatalogParams(fixed ? { ...next, category: null } : next), {
      replace: true,
      preventScrollReset: true,
      // A ticked box shows its tick in the same frame; the results follow when they come.
      flushSync: true,
    });
  return [fixed ? { ...params, category: fixed } : params, change];
}
