import type { Db } from '#server/db/database.ts';
import { productBlock } from '#server/features/catalog/catalog.public.ts';
import { blockOf, blocksFor } from '#server/features/catalog-analysis/catalog-analysis.public.ts';
import { pricesOf, today } from '#server/features/pricing/pricing.public.ts';
import type { Discount, ProductBlock } from '#server/graphql/generated/types.ts';
import { articleRows } from './cart.store.ts';

/** An article as a cart line or an order line sees it. */
export interface ArticleToOrder {
  code: string;
  name: string;
  uom: string;
  quota: number | null;
  blocked: ProductBlock | null;
  /** The article of the catalog that takes its place, for one that is no longer sold. */
  replacedBy: string | null;
  /** The customer's price of one piece, minor units; null when there is none. */
  dealer: number | null;
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
  if (codes.length === 0) return new Map();
  const rows = await articleRows(db, sorg, codes);
  const found = rows.map((row) => row.code);
  const prices = await pricesOf(db, sorg, customer, found);
  const blocks = await blocksFor(db, sorg, customer);
  return new Map(
    rows.map((row) => {
      const price = prices.get(row.code);
      const dealer = price?.dealer ?? null;
      const blocked = productBlock(row, dealer, today(), blockOf(blocks, row));
      const { code, name, uom, order_quota: quota, replaced_by } = row;
      const replacedBy = blocked === 'INACTIVE' ? replaced_by : null;
      const steps = price?.steps ?? [];
      return [code, { code, name, uom, quota, blocked, replacedBy, dealer, steps }];
    }),
  );
}
