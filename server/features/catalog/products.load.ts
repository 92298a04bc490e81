import {
  blocksFor,
  findBlock,
  type OrderBlocks,
} from '#server/features/order-blocks/order-blocks.public.ts';
import { loadPrices } from '#server/features/pricing/pricing.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { Product } from '#server/graphql/generated/types.ts';
import { toProduct } from '#shared/catalog-engine/answers/product.rules.ts';
import { isNewOn } from '#shared/catalog-engine/query/new-arrivals.ts';
import { getDayIn } from '#shared/days.ts';
import { articlesByCode } from './article.store.ts';
import { stockLevel } from './stock.rules.ts';
import { loadStock } from './stock.store.ts';

/**
 * Products by article code at the active customer's prices, straight from the database: inactive ones
 * too, which no snapshot holds, and never a moment old, as carts and orders need them. Five statements
 * however many there are; codes outside the viewer's sales organisation are left out.
 */
export async function loadProducts(
  ctx: Context,
  codes: readonly string[],
): Promise<Map<string, Product>> {
  const { sorg, customer } = viewerOf(ctx);
  if (codes.length === 0) return new Map();
  const day = getDayIn(ctx.host.timeZone);
  const [rows, prices, stock, blocks] = await Promise.all([
    articlesByCode(ctx.db, sorg, codes, ctx.locale),
    loadPrices(ctx.db, sorg, customer?.unified ?? null, codes, day),
    loadStock(ctx.db, sorg, codes),
    orderBlocksFor(ctx),
  ]);
  const loaded = rows.map((row): [string, Product] => {
    const figures = stock.get(row.code) ?? { stock: [], arrivals: [] };
    const parts = {
      row,
      slug: row.slug,
      price: prices.get(row.code) ?? { dealer: null, steps: [] },
      stock: stockLevel(figures, ctx.host, day),
      notSold: findBlock(blocks, row),
      locale: ctx.locale,
      merchandiseName: () => row.merchandise_name ?? '',
      // One that is not sold any more is not marked, as devices do not know its days.
      isNew: row.active && isNewOn({ from: row.new_from, to: row.new_to }, day),
    };
    return [row.code, toProduct(parts, ctx.host, day)];
  });
  return new Map(loaded);
}

/** Returns the blocks of the active customer; looked up once per request. */
function orderBlocksFor(ctx: Context): Promise<OrderBlocks> {
  const { sorg, customer } = viewerOf(ctx);
  const key = 'catalog.orderBlocks';
  const known = ctx.memo.get(key) as Promise<OrderBlocks> | undefined;
  const blocks = known ?? blocksFor(ctx.db, sorg, customer?.unified ?? null);
  ctx.memo.set(key, blocks);
  return blocks;
}
