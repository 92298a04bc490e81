import { findPriceList } from '#server/features/pricing/pricing.public.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { PromotionDetail, QueryResolvers } from '#server/graphql/generated/types.ts';
import { getDayIn } from '#shared/days.ts';
import {
  type OfferRow,
  type PromotionMarket,
  validPromotions,
  visibleOffers,
} from './promotions.store.ts';

const mostPromotions = 200;
const mostOffers = 10_000;

/**
 * The promotions of today that have something for the active customer (O037, E245 to
 * E259); with `productCategory` only those with an offer on an active article of it. `details` are
 * loaded when asked for, and are then the steps of the deal that count today for this customer.
 */
export const promotions: QueryResolvers['promotions'] = async (_, args, ctx) => {
  const { sorg, customer } = viewerOf(ctx);
  const priceList = customer && (await findPriceList(ctx.db, sorg, customer.unified));
  const market: PromotionMarket = { sorg, priceList, today: getDayIn(ctx.host.timeZone) };
  const rows = await validPromotions(ctx.db, market, args.productCategory ?? null, {
    locale: ctx.locale,
    limit: mostPromotions,
  });
  const codes = args.withDetailOffer ? rows.map(({ code }) => code) : [];
  const offers = await visibleOffers(ctx.db, market, codes, mostOffers);
  const byDeal = Map.groupBy(offers, ({ deal_no }) => deal_no);
  return rows.map(({ valid_to, ...promotion }) => ({
    ...promotion,
    validTo: valid_to,
    details: (byDeal.get(promotion.code) ?? []).map(detail),
  }));
};

function detail({ article, brand, merchandise_category, ...step }: OfferRow): PromotionDetail {
  const upTo = step.term === '<=';
  return {
    articleCode: article,
    brand,
    mc: merchandise_category,
    type: step.type,
    value: step.value,
    condition: { minQty: upTo ? null : step.qty, maxQty: upTo ? step.qty : null },
  };
}
