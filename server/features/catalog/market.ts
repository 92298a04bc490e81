import { priceListOf } from '#server/features/pricing/pricing.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';

/** The price list of the active customer, null without one; looked up once per request. */
export async function priceListFor(ctx: Context): Promise<string | null> {
  const { sorg, customer } = viewerOf(ctx);
  if (!customer) return null;
  const key = 'catalog.priceList';
  const known = ctx.memo.get(key) as Promise<string | null> | undefined;
  const priceList = known ?? priceListOf(ctx.db, sorg, customer.unified);
  ctx.memo.set(key, priceList);
  return priceList;
}
