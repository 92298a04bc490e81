import * as v from 'valibot';
import { viewerOf } from '#server/graphql/context.ts';
import { exportColumns, filterDay, filterText } from '#server/lib/export-columns.ts';
import { listExport } from '#server/lib/list-export.ts';
import { countDone } from '#shared/inspections/inspection.rules.ts';
import { toAskedPdis } from './asked-pdis.ts';
import { type PdiRow, pdiPortions } from './pdi.store.ts';

const word = v.optional(filterText(200));
const { text, number, day } = exportColumns<PdiRow>();

/** The inspections that `claimPDIs` finds. */
export const inspectionExport = listExport({
  list: 'inspections',
  scopes: ['page.pdi'],
  filter: v.object({
    search: word,
    custCode: word,
    brand: word,
    mechanic: word,
    from: filterDay,
    to: filterDay,
    withDeleted: v.optional(v.boolean()),
  }),
  columns: {
    inspectedOn: day((row) => row.inspectedOn),
    frameNumber: text((row) => row.frameNumber),
    articleCode: text((row) => row.articleCode),
    description: text((row) => row.description, 40),
    brand: text((row) => row.brand, 14),
    modelYear: number((row) => row.modelYear ?? null),
    model: text((row) => row.model),
    series: text((row) => row.series, 14),
    mechanic: text((row) => row.mechanic, 20),
    custCode: text((row) => row.custCode),
    custName: text((row) => row.custName, 30),
    done: number((row) => countDone(row.checklist)),
    points: number((row) => row.checklist.length),
  },
  portions: (ctx, asked, most) => pdiPortions(ctx.db, viewerOf(ctx), toAskedPdis(asked), most),
});
