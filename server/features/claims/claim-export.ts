import * as v from 'valibot';
import { viewerOf } from '#server/graphql/context.ts';
import { exportColumns, filterDay, filterSort, filterText } from '#server/lib/export-columns.ts';
import { listExport } from '#server/lib/list-export.ts';
import { periodExport } from '#server/lib/period-export.ts';
import { bcp47 } from '#shared/locales.ts';
import { toAskedClaims } from './records/asked-claims.ts';
import { claimPortions, type ExportedClaim } from './records/claim-list.store.ts';

const word = v.optional(filterText(200));
const { text, number, amount, day, dayOf } = exportColumns<ExportedClaim>();

const columns = {
  referenceNo: text((row) => row.referenceNo),
  erpNo: text((row) => row.erpNo),
  dealerNo: text((row) => row.dealerNo),
  createdAt: dayOf((row) => row.createdAt),
  custCode: text((row) => row.custCode),
  // In capitals, as everywhere in claims (B235).
  custName: text((row, { locale }) => row.custName.toLocaleUpperCase(bcp47(locale)), 30),
  articleCode: text((row) => row.articleCode),
  article: text((row) => row.article, 40),
  frameNumber: text((row) => row.frameNumber),
  brandName: text((row) => row.brandName, 14),
  qty: number((row) => row.qty),
  approvedQty: number((row) => row.approvedQty),
  purchaseDate: day((row) => row.purchaseDate),
  problems: text((row) => row.problems, 40),
  status: text((row) => row.status),
  statusAt: dayOf((row) => row.statusAt),
  reason: text((row) => row.reason, 40),
  creditNote: text((row) => row.creditNote),
  creditAmount: amount((row) => row.creditAmount),
};

/** The claims that `claimsV3` finds. Their conversation is in no file. */
export const claimExport = listExport({
  list: 'claims',
  scopes: ['page.claim'],
  filter: v.object({
    search: word,
    status: word,
    productCategory: v.optional(v.picklist(['Bike', 'PAA'])),
    brand: word,
    custCode: word,
    from: filterDay,
    to: filterDay,
    waitingForMe: v.optional(v.boolean()),
    sort: filterSort(['createdAt', 'statusAt', 'custName', 'referenceNo']),
  }),
  columns,
  portions: (ctx, { sort, ...asked }, most) =>
    claimPortions(
      ctx.db,
      { viewer: viewerOf(ctx), locale: ctx.locale },
      { ...toAskedClaims(ctx, asked), sort: sort ?? null },
      most,
    ),
});

/** The claims that were created in a period (N103). */
export const claimDownload = periodExport({
  columns,
  portions: (ctx, { customer, from, to }, most) => {
    const asked = toAskedClaims(ctx, { custCode: customer, from, to });
    const sort = [{ by: 'createdAt' as const, order: 'ASC' as const }];
    const reader = { viewer: viewerOf(ctx), locale: ctx.locale };
    return claimPortions(ctx.db, reader, { ...asked, sort }, most);
  },
});
