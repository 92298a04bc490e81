import * as v from 'valibot';
import { viewerOf } from '#server/graphql/context.ts';
import { listExport } from '#server/lib/list-export.ts';
import { isSupportedDay } from '#shared/days.ts';
import { countDone } from '#shared/inspections/inspection.rules.ts';
import { toAskedPdis } from './asked-pdis.ts';
import { type PdiRow, pdiPortions } from './pdi.store.ts';

const word = v.optional(v.pipe(v.string(), v.maxLength(200), v.excludes('\0')));
const day = v.optional(v.pipe(v.string(), v.check(isSupportedDay, 'a day, YYYY-MM-DD')));
const text = (value: (row: PdiRow) => string) => ({ kind: 'text' as const, value });
const number = (value: (row: PdiRow) => number | null) => ({ kind: 'number' as const, value });

/** The inspections that `claimPDIs` finds. */
export const inspectionExport = listExport({
  list: 'inspections',
  scopes: ['page.pdi'],
  filter: v.object({
    search: word,
    custCode: word,
    brand: word,
    mechanic: word,
    from: day,
    to: day,
    withDeleted: v.optional(v.boolean()),
  }),
  columns: {
    inspectedOn: { kind: 'day', value: (row) => row.inspectedOn },
    frameNumber: text((row) => row.frameNumber),
    articleCode: text((row) => row.articleCode),
    description: text((row) => row.description),
    brand: text((row) => row.brand),
    modelYear: number((row) => row.modelYear ?? null),
    model: text((row) => row.model),
    series: text((row) => row.series),
    mechanic: text((row) => row.mechanic),
    custCode: text((row) => row.custCode),
    custName: text((row) => row.custName),
    done: number((row) => countDone(row.checklist)),
    points: number((row) => row.checklist.length),
  },
  portions: (ctx, asked, most) => pdiPortions(ctx.db, viewerOf(ctx), toAskedPdis(asked), most),
});
