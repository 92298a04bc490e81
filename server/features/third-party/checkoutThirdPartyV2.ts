import type { Db } from '#server/db/database.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  MutationCheckoutThirdPartyV2Args,
  MutationResolvers,
  ThirdPartyCheckoutPayload,
} from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { checkedText } from '#server/lib/paging.ts';
import { getDayIn } from '#shared/days.ts';
import { checkLines } from './checkout/check-lines.rules.ts';
import { checkShipments } from './checkout/check-shipments.ts';
import { findVendors, lockArticles, writeOrders } from './checkout/place-orders.store.ts';
import { type VendorMailJob, vendorMailQueue } from './mail/vendor-mail.ts';

const mostLines = 500;

/** Places one order for each vendor, or nothing while a line is not as the buyer has seen it (O226, B286, reading 111). */
export const checkoutThirdPartyV2: MutationResolvers['checkoutThirdPartyV2'] = async (
  _,
  args,
  ctx,
) => {
  const { customer } = viewerOf(ctx);
  const { products } = args;
  const refuse = (field: string, code: string, text: string) => ({
    ...failure([userError(field, code, text)]),
    orders: [],
    productErrors: [],
  });
  if (!customer) return refuse('customer', 'NO_CUSTOMER', 'Select a customer first');
  if (products.length === 0) return refuse('products', 'NOTHING_TO_ORDER', 'The cart is empty');
  if (products.length > mostLines)
    return refuse('products', 'TOO_MANY_LINES', `At most ${mostLines} lines`);
  for (const { vendorId, articleCode } of products) {
    checkedText(vendorId, 'vendorId');
    checkedText(articleCode, 'articleCode');
  }
  return await once(ctx, 'checkoutThirdPartyV2', args, (tx) =>
    place(tx, ctx, args, customer.unified),
  );
};

async function place(
  tx: Db,
  ctx: Context,
  { products, shipment }: MutationCheckoutThirdPartyV2Args,
  customer: string,
): Promise<ThirdPartyCheckoutPayload> {
  const viewer = viewerOf(ctx);
  const { sorg, userId } = viewer;
  const { host, timeZone, checkStock3rdParty, checkPrice3rdParty } = ctx.host;
  const asked = [...new Set(products.map(({ vendorId }) => vendorId))].sort();
  const vendors = await findVendors(tx, sorg, asked);
  const today = getDayIn(timeZone);
  const known = asked.filter((vendor) => vendors.has(vendor));
  const { shipments, errors } = await checkShipments(tx, viewer, shipment, {
    vendors: known,
    today,
  });
  const articles = await lockArticles(tx, sorg, products);
  const checks = { stock: checkStock3rdParty, price: checkPrice3rdParty };
  const { priced, errors: productErrors } = checkLines(products, articles, { vendors, checks });
  if (errors.length > 0 || productErrors.length > 0) {
    const description = errors[0]?.message ?? productErrors[0]?.message ?? '';
    return {
      message: { status: false, description },
      userErrors: errors,
      orders: [],
      productErrors,
    };
  }
  const orders = known.flatMap((vendor) => {
    const shipped = shipments.get(vendor);
    const lines = priced.filter(({ article }) => article.vendor === vendor);
    return shipped ? { vendor, ...shipped, lines } : [];
  });
  const placed = await writeOrders(tx, { sorg, customer, userId }, orders);
  for (const { orderNo } of placed) {
    const job: VendorMailJob = { sorg, orderNo, host };
    await ctx.jobs.send(vendorMailQueue, job, tx);
  }
  const numbers = placed.map(({ orderNo }) => orderNo).join(', ');
  return {
    message: success(`Placed ${numbers}`),
    userErrors: [],
    orders: placed,
    productErrors: [],
  };
}
