import * as v from 'valibot';
import { viewerOf } from '#server/graphql/context.ts';
import { exportColumns, filterText } from '#server/lib/export-columns.ts';
import { listExport } from '#server/lib/list-export.ts';
import { periodExport } from '#server/lib/period-export.ts';
import { daysBetween, getDayIn, isSupportedDay } from '#shared/days.ts';
import { deliveryConditions, mostDays } from './deliveries.rules.ts';
import {
  type DeliveryLineRow,
  type DeliveryRow,
  deliveriesOfPeriod,
  deliveryPortions,
} from './deliveries.store.ts';

const period = v.pipe(v.string(), v.check(isSupportedDay, 'a day as YYYY-MM-DD'));

const isPeriod = (from: string, to: string) =>
  daysBetween(from, to) >= 0 && daysBetween(from, to) <= mostDays;

const { text, number, day } = exportColumns<DeliveryRow & DeliveryLineRow>();

const columns = {
  custCode: text((row) => row.customer, 12),
  doNumber: text((row) => row.do_number, 14),
  shippedOn: day((row) => row.shipped_on),
  estimatedDeliveryDate: day((row) => row.estimated_delivery_date),
  deliveryDate: day((row) => row.delivery_date),
  expeditionName: text((row) => row.expedition_name),
  trackingNo: text((row) => row.tracking_no, 20),
  orderNo: text((row) => row.order_no, 14),
  article: text((row) => row.article_display ?? row.article),
  description: text((row) => row.description, 48),
  orderQty: number((row) => row.qty),
  uom: text((row) => row.uom, 8),
};

const hasLine = ({ position }: DeliveryLineRow) => position !== null;

/** The deliveries that `shippedOrders` or `openDeliveryV4` finds, a row for each of their lines. */
export const deliveryExport = listExport({
  list: 'deliveries',
  scopes: ['page.order-status'],
  filter: v.pipe(
    v.object({
      view: v.picklist(['shipped', 'coming']),
      from: period,
      to: period,
      search: v.optional(filterText()),
      consignment: v.optional(v.boolean()),
    }),
    v.check(({ from, to }) => isPeriod(from, to), `at most ${mostDays} days`),
  ),
  fileName: (title, _today, { from, to }) => `${title} ${from} ${to}`,
  columns,
  async *portions(ctx, { view, ...asked }, most) {
    const conditions = deliveryConditions(asked, getDayIn(ctx.host.timeZone));
    const kind = view === 'shipped' ? 'shipped' : 'open';
    for await (const rows of deliveryPortions(ctx.db, viewerOf(ctx), kind, conditions, most))
      yield rows.filter(hasLine);
  },
});

/** The deliveries that left in a period, a row for each of their lines (N103). */
export const deliveryDownload = periodExport({
  columns,
  async *portions({ db, viewer }, period, most) {
    for await (const rows of deliveriesOfPeriod(db, viewerOf({ viewer }), period, most))
      yield rows.filter(hasLine);
  },
});
