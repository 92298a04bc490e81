import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { DeliveryList, QueryShippedOrdersArgs } from '#server/graphql/generated/types.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { getDayIn } from '#shared/days.ts';
import { deliveryConditions } from './deliveries.rules.ts';
import { type DeliveryKind, deliveryPage } from './deliveries.store.ts';
import { toDeliveries } from './to-deliveries.ts';

const mostDeliveries = 100;

/** A page of the active customer's deliveries, at most 100; none without an active customer. */
export async function listDeliveries(
  ctx: Context,
  args: QueryShippedOrdersArgs,
  kind: DeliveryKind,
): Promise<DeliveryList> {
  const viewer = viewerOf(ctx);
  const page = parsePage({ page: args.page ?? 1, limit: args.limit ?? 10 }, mostDeliveries);
  const conditions = deliveryConditions(args, getDayIn(ctx.host.timeZone));
  const asOf = new Date().toISOString();
  const { rows, count } = await deliveryPage(ctx.db, viewer, kind, { ...conditions, page });
  return { deliveries: toDeliveries(rows), info: pageInfo(page, count), asOf };
}
