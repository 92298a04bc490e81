import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ProductStockQuery, ProductVariantFragment } from '#src/graphql/generated/graphql.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { hasStock } from '#src/lib/stock/has-stock.ts';
import { catalogQueries } from '../catalog.queries.ts';

/** How often the stock of an open page is read again, milliseconds. */
const stockEvery = 120_000;

export interface VariantOnPage extends ProductVariantFragment {
  /** Where the pieces are, if this host tells. */
  warehouses: ProductStockQuery['productStock'][number]['warehouses'];
  /** The confirmed arrivals, the first one first, if this host shows them. */
  arrivals: ProductStockQuery['productStock'][number]['arrivals'];
}

/**
 * Returns the variants with the latest known stock, which changes faster than the rest and has a query of
 * its own.
 * @param since when `items` were read, ms since 1970; older stock does not replace theirs
 */
export function useVariants(
  slug: string,
  items: readonly ProductVariantFragment[],
  since: number,
): VariantOnPage[] {
  const { data, dataUpdatedAt } = useDeferredQuery({
    ...catalogQueries.stock(slug),
    refetchInterval: stockEvery,
  });
  const fresh = new Map(data?.map((entry) => [entry.article_code, entry]));
  return items.map((item) => {
    const entry = fresh.get(item.article_code);
    const stock = entry && dataUpdatedAt >= since ? entry.stock : item.stock;
    return { ...item, stock, warehouses: entry?.warehouses ?? [], arrivals: entry?.arrivals ?? [] };
  });
}

/** The variant a page begins with: asked for by its address, else the first that can be had. */
export function firstVariant<
  V extends Pick<ProductVariantFragment, 'article_code' | 'blocked' | 'stock'>,
>(items: readonly V[], requestedCode: string | null): V | undefined {
  return (
    items.find((item) => item.article_code === requestedCode) ??
    items.find((item) => !item.blocked && hasStock(item.stock)) ??
    items.find((item) => !item.blocked) ??
    items[0]
  );
}

/**
 * Returns the variant in focus and a function to select another one. `?article=` (a shared link, a scanned
 * code) and `?restock=` (a notification) name the first.
 * @returns also the code that was named or selected; null while the page itself chose
 */
export function useChosenVariant<V extends VariantOnPage>(items: readonly V[]) {
  const [query] = useSearchParams();
  const [picked, choose] = useState(query.get('article') ?? query.get('restock'));
  return { chosen: firstVariant(items, picked), picked, choose };
}
