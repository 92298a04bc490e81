import { priceListOf, today } from '#server/features/pricing/pricing.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { Market } from './match.store.ts';

/** The viewer's market; its price list is looked up once per request. */
export async function marketOf(ctx: Context): Promise<Market> {
  const { sorg, customer } = viewerOf(ctx);
  if (!customer) return { sorg, priceList: null, today: today() };
  const key = 'catalog.priceList';
  const known = ctx.memo.get(key) as Promise<string | null> | undefined;
  const priceList = known ?? priceListOf(ctx.db, sorg, customer.unified);
  ctx.memo.set(key, priceList);
  return { sorg, priceList: await priceList, today: today() };
}
