import { listProducts } from '#server/features/catalog/catalog.public.ts';
import { orderStates } from '#server/features/orders/orders.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { ProductList, QueryPreviousPurchasesArgs } from '#server/graphql/generated/types.ts';
import { type PurchaseOrder, purchasedCodes } from './purchases.store.ts';

/** More articles than one customer has ever ordered of a range. */
const mostArticles = 10_000;

/**
 * A page of the articles the active customer has ordered, as the catalog lists them: filtered, priced
 * and sorted by it; without a sort in the given order. Inactive articles are left out, orders that
 * were cancelled do not count, and without an active customer there is nothing.
 */
export async function listPurchases(
  ctx: Context,
  { page, limit, filter, sort }: QueryPreviousPurchasesArgs,
  order: PurchaseOrder,
): Promise<ProductList> {
  const viewer = viewerOf(ctx);
  const buyer = { viewer, without: orderStates.lost };
  const codes = viewer.customer ? await purchasedCodes(ctx.db, buyer, order, mostArticles) : [];
  return listProducts(ctx, {
    codes,
    filter,
    sort,
    page: { page: page ?? 1, limit: limit ?? 12 },
  });
}
