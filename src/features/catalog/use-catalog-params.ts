import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ProductCategory } from '#src/graphql/generated/graphql.ts';
import { type CatalogParams, readCatalogParams, writeCatalogParams } from './catalog-params.ts';

/**
 * The catalog state of this page and a way to change it. Changes replace the history entry and
 * leave the scroll position alone, so that Back leaves the list (N015). A change shows in the same
 * frame, before the router has moved the URL on: a ticked box never springs back.
 * @param fixed the category of /catalog/bike and /catalog/paa, which the URL need not repeat
 * @param kept further parameters of the page, which a change leaves as they are
 */
export function useCatalogParams(
  fixed: ProductCategory | null,
  kept: readonly string[] = [],
): [CatalogParams, (next: CatalogParams) => void] {
  const [query, setQuery] = useSearchParams();
  const [ahead, setAhead] = useState<{ of: string; query: URLSearchParams } | null>(null);
  const written = query.toString();
  // Only until the address has moved: a link may lead back to where the change was made.
  if (ahead && ahead.of !== written) setAhead(null);
  const params = readCatalogParams(ahead?.of === written ? ahead.query : query);
  const change = (next: CatalogParams) => {
    const to = writeCatalogParams(fixed ? { ...next, category: null } : next);
    for (const name of kept) for (const value of query.getAll(name)) to.append(name, value);
    setAhead({ of: written, query: to });
    setQuery(to, { replace: true, preventScrollReset: true });
  };
  return [fixed ? { ...params, category: fixed } : params, change];
}
