import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { Product } from '#server/graphql/generated/types.ts';
import { blockSentence } from '#shared/catalog-engine/answers/causes.rules.ts';

const noBlock = {
  brand: '',
  category: '',
  merchandise_name: '',
  order_blocked: false,
  available_for_order_at: null,
};

/**
 * Returns a placeholder for an article that is no longer in the database, so that its line can be removed.
 */
export function vanishedProduct(ctx: Context, code: string): Product {
  const { display, ...format } = ctx.host.currency;
  return {
    article_code: code,
    article_code_display: code,
    old_code: null,
    ean: null,
    sorg: viewerOf(ctx).sorg,
    slug: '',
    name: code,
    category: 'PAA',
    brand: '',
    model: '',
    serie: '',
    model_year: null,
    frameSize: null,
    wheelSize: null,
    color: null,
    tags: [],
    uom: '',
    image: null,
    isNew: false,
    price: {
      dealer: null,
      retail: null,
      retailDisplay: '',
      currency: display,
      ...format,
      discounts: [],
    },
    promotion: null,
    stock: { qty: 0, masked: false, nextArrival: null },
    cart_qty: 0,
    orderQuota: null,
    blocked: 'INACTIVE',
    blockReason: blockSentence('INACTIVE', noBlock, ctx.locale),
    restockNotification: false,
  };
}
