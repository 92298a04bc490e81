import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ProductStockQuery, ProductVariantFragment } from '#src/graphql/generated/graphql.ts';
import { useAnswer } from '#src/graphql/use-answer.ts';
import { hasStock } from '#src/lib/has-stock.ts';
import { catalogQueries } from '../catalog.queries.ts';

/** Milliseconds after which the stock of an open page is asked anew. */
const stockEvery = 120_000;

export interface VariantOnPage extends ProductVariantFragment {
  /** Where the pieces are, if this host tells. */
  warehouses: ProductStockQuery['productStock'][number]['warehouses'];
  /** What is confirmed to come, the first first, if this host tells. */
  arrivals: ProductStockQuery['productStock'][number]['arrivals'];
}

/**
 * The variants with the freshest stock known: it moves faster than the rest and is asked by itself.
 * @param since when `items` were read, ms since 1970; older stock does not replace theirs
 */
export function useVariants(
  slug: string,
  items: readonly ProductVariantFragment[],
  since: number,
): VariantOnPage[] {
  const { data, dataUpdatedAt } = useAnswer({
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
>(items: readonly V[], asked: string | null): V | undefined {
  return (
    items.find((item) => item.article_code === asked) ??
    items.find((item) => !item.blocked && hasStock(item.stock)) ??
    items.find((item) => !item.blocked) ??
    items[0]
  );
}

/**
 * The variant in focus and a way to choose another one. `?article=` (a shared link, a scanned code)
 * and `?restock=` (a notification) name the first.
 * @returns also the code somebody has named or chosen; null while the page chose by itself
 */
export function useChosenVariant<V extends VariantOnPage>(items: readonly V[]) {
  const [query] = useSearchParams();
  const [picked, choose] = useState(query.get('article') ?? query.get('restock'));
  return { chosen: firstVariant(items, picked), picked, choose };
}
