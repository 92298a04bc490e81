import type { Db } from '#server/db/database.ts';
import { productBlock } from '#server/features/catalog/catalog.public.ts';
import { blockOf, blocksFor } from '#server/features/catalog-analysis/catalog-analysis.public.ts';
import { dealerPrices, pricesOf, today } from '#server/features/pricing/pricing.public.ts';
import type { Discount, ProductBlock } from '#server/graphql/generated/types.ts';
import { articleRows } from './cart.store.ts';

/** An article as a cart line sees it. */
export interface ArticleToKeep {
  code: string;
  name: string;
  uom: string;
  quota: number | null;
  blocked: ProductBlock | null;
  /** The article of the catalog that takes its place, for one that is no longer sold. */
  replacedBy: string | null;
  /** The customer's price of one piece, minor units; null when there is none. */
  dealer: number | null;
}

/** The same as an order line sees it: with the deals. */
export interface ArticleToOrder extends ArticleToKeep {
  steps: Discount[];
}

/**
 * The articles behind the codes with the customer's prices, by code; unknown codes are missing.
 * At most four statements.
 */
export async function articlesToOrder(
  db: Db,
  sorg: string,
  customer: string,
  codes: readonly string[],
): Promise<Map<string, ArticleToOrder>> {
  return await load(db, sorg, customer, codes, async (found) => {
    const prices = await pricesOf(db, sorg, customer, found);
    return (code) => prices.get(code) ?? { dealer: null, steps: [] };
  });
}

/** The same without the deals, which decide about no cart line. At most three statements. */
export async function articlesToKeep(
  db: Db,
  sorg: string,
  customer: string,
  codes: readonly string[],
): Promise<Map<string, ArticleToKeep>> {
  return await load(db, sorg, customer, codes, async (found) => {
    const rows = await dealerPrices(db, sorg, customer, found);
    const prices = new Map(rows.map(({ article, dealer }) => [article, dealer]));
    return (code) => ({ dealer: prices.get(code) ?? null });
  });
}

async function load<Price extends { dealer: number | null }>(
  db: Db,
  sorg: string,
  customer: string,
  codes: readonly string[],
  pricesFor: (found: readonly string[]) => Promise<(code: string) => Price>,
): Promise<Map<string, Omit<ArticleToKeep, 'dealer'> & Price>> {
  if (codes.length === 0) return new Map();
  const rows = await articleRows(db, sorg, codes);
  const priceOf = await pricesFor(rows.map((row) => row.code));
  const blocks = await blocksFor(db, sorg, customer);
  return new Map(
    rows.map((row) => {
      const price = priceOf(row.code);
      const blocked = productBlock(row, price.dealer, today(), blockOf(blocks, row));
      const { code, name, uom, order_quota: quota, replaced_by } = row;
      const replacedBy = blocked === 'INACTIVE' ? replaced_by : null;
      return [code, { code, name, uom, quota, blocked, replacedBy, ...price }];
    }),
  );
}
