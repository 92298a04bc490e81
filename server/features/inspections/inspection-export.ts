import * as v from 'valibot';
import { viewerOf } from '#server/graphql/context.ts';
import { exportColumns, filterDay, filterText } from '#server/lib/export-columns.ts';
import { listExport } from '#server/lib/list-export.ts';
import { type InspectionField, inspectionFields } from '#shared/inspections/inspection.fields.ts';
import { countDone } from '#shared/inspections/inspection.rules.ts';
import { namesOf } from '#shared/record-fields.ts';
import { toAskedPdis } from './asked-pdis.ts';
import { type PdiRow, pdiPortions } from './pdi.store.ts';

const word = v.optional(filterText(200));
const { text, number, day } = exportColumns<PdiRow>();

/** Widths of columns that are not the usual ones. */
const widths: Partial<Record<InspectionField, number>> = {
  description: 40,
  brand: 14,
  series: 14,
  mechanic: 20,
};

function toColumn(name: InspectionField) {
  if (name === 'modelYear') return number((row) => row.modelYear ?? null);
  if (name === 'inspectedOn') return day((row) => row.inspectedOn);
  return text((row) => row[name], widths[name]);
}

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
    ...Object.fromEntries(namesOf(inspectionFields).map((name) => [name, toColumn(name)])),
    custCode: text((row) => row.custCode),
    custName: text((row) => row.custName, 30),
    done: number((row) => countDone(row.checklist)),
    points: number((row) => row.checklist.length),
  },
  portions: (ctx, asked, most) => pdiPortions(ctx.db, viewerOf(ctx), toAskedPdis(asked), most),
});
