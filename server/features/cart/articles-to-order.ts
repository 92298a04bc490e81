import type { Db } from '#server/db/database.ts';
import { productBlock } from '#server/features/catalog/catalog.public.ts';
import { blocksFor, findBlock } from '#server/features/order-blocks/order-blocks.public.ts';
import { loadDeals } from '#server/features/pricing/pricing.public.ts';
import type { Discount, ProductBlock } from '#server/graphql/generated/types.ts';
import { getDayIn } from '#shared/days.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { articleRows } from './cart.store.ts';
import { lockQuota, quotaTaken } from './quota.store.ts';

/** An article as a cart line sees it. */
export interface ArticleToKeep {
  code: string;
  name: string;
  uom: string;
  /** How many pieces the customer may still order; null without a quota (N057). */
  quota: number | null;
  blocked: ProductBlock | null;
  /** The article of the catalog that takes its place, for one that is no longer sold. */
  replacedBy: string | null;
  /** The customer's price of one piece, minor units; null when there is none. */
  dealer: number | null;
}

/** An article for an order line: with its deals. */
export interface ArticleToOrder extends ArticleToKeep {
  steps: Discount[];
}

/** For whom articles are looked at: deals and arrivals are those of the day of the host's time zone. */
interface Buyer {
  host: Pick<HostConfig, 'timeZone'>;
  sorg: string;
  /** Unified code. */
  customer: string;
}

/**
 * The articles behind the codes with the customer's prices and deals, by code; unknown codes are
 * missing. At most four statements.
 */
export async function articlesToOrder(
  db: Db,
  { host, sorg, customer }: Buyer,
  codes: readonly string[],
): Promise<Map<string, ArticleToOrder>> {
  const articles = await articlesToKeep(db, { host, sorg, customer }, codes);
  if (articles.size === 0) return new Map();
  const deals = await loadDeals(db, sorg, customer, [...articles.keys()], getDayIn(host.timeZone));
  return new Map(
    [...articles].map(([code, article]) => [code, { ...article, steps: deals.get(code) ?? [] }]),
  );
}

/**
 * Reads the same without the deals, which do not matter for cart lines. At most four statements.
 * @param cartOf the user whose cart is changed in this transaction: the carts of the customer's other
 *   users then count against a quota and wait for its end; null for an order, against which only orders
 *   count
 */
export async function articlesToKeep(
  db: Db,
  { host, sorg, customer }: Buyer,
  codes: readonly string[],
  cartOf: number | null = null,
): Promise<Map<string, ArticleToKeep>> {
  if (codes.length === 0) return new Map();
  const rows = await articleRows(db, sorg, customer, codes);
  const blocks = await blocksFor(db, sorg, customer);
  const limited = rows.flatMap((row) => (row.order_quota === null ? [] : [row.code]));
  if (cartOf !== null && limited.length > 0) await lockQuota(db, { sorg, customer });
  const taken =
    limited.length > 0
      ? await quotaTaken(db, { sorg, customer, cartOf }, limited)
      : new Map<string, number>();
  const day = getDayIn(host.timeZone);
  return new Map(
    rows.map((row) => {
      const { code, name, uom, order_quota, replaced_by, dealer } = row;
      const quota = order_quota === null ? null : Math.max(0, order_quota - (taken.get(code) ?? 0));
      const blocked = productBlock(row, dealer, day, findBlock(blocks, row));
      const replacedBy = blocked === 'INACTIVE' ? replaced_by : null;
      return [code, { code, name, uom, quota, blocked, replacedBy, dealer }];
    }),
  );
}
