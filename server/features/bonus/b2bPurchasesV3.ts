import { viewerOf } from '#server/graphql/context.ts';
import type { B2BPurchase, QueryResolvers } from '#server/graphql/generated/types.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { findReason, isCounted } from '#shared/bonus/bonus.rules.ts';
import { getDayIn } from '#shared/days.ts';
import { type Agreement, readAgreements } from './agreements.store.ts';
import { readPeriod } from './bonus-period.rules.ts';
import { type BoughtGroup, type BoughtRow, boughtPage, readGroups } from './bought-lines.store.ts';

/** The invoice lines of the active customer with what they count for (O128, U262). */
export const b2bPurchasesV3: QueryResolvers['b2bPurchasesV3'] = async (_, args, ctx) => {
  const viewer = viewerOf(ctx);
  const page = parsePage(args, 100);
  const { from, to, brand } = readPeriod(args, getDayIn(ctx.host.timeZone));
  const asOf = new Date().toISOString();
  const filter = { from, to, brand };
  const [agreements, groups, rows] = await Promise.all([
    readAgreements(ctx.db, viewer),
    readGroups(ctx.db, viewer, filter),
    boughtPage(ctx.db, viewer, filter, page),
  ]);
  const count = groups.reduce((sum, { lines }) => sum + lines, 0);
  return {
    purchases: rows.map((row) => toPurchase(row, agreements)),
    sums: sumPurchases(groups, agreements),
    info: pageInfo(page, count),
    asOf,
  };
};

/** A line with whether it counts (E584 to E592). */
export function toPurchase(row: BoughtRow, agreements: readonly Agreement[]): B2BPurchase {
  const line = { ...row, date: row.invoice_date, value: row.net, quantity: row.qty };
  return {
    invoiceDate: row.invoice_date,
    invoiceNumber: row.invoice_no,
    position: row.position,
    articleDescription: row.name,
    brandId: row.brand,
    articleCode: row.article,
    quantity: row.qty,
    point: row.point,
    pointValue: row.point_value,
    subTotal: row.net,
    reason: findReason({ ...line, points: row.point ?? 0 }, agreements),
  };
}

function sumPurchases(groups: readonly BoughtGroup[], agreements: readonly Agreement[]) {
  const sums = { quantity: 0, subTotal: 0, counted: 0, point: 0, value: 0 };
  for (const group of groups) {
    sums.quantity += group.quantity;
    sums.subTotal += group.value;
    sums.point += group.points;
    sums.value += group.pointValue;
    if (isCounted(findReason(group, agreements))) sums.counted += group.value;
  }
  return sums;
}
