import * as v from 'valibot';
import { viewerOf } from '#server/graphql/context.ts';
import { exportColumns, filterDay, filterText } from '#server/lib/export-columns.ts';
import { listExport } from '#server/lib/list-export.ts';
import { Problem } from '#server/lib/problem.ts';
import { visitKinds } from '#shared/host-config.ts';
import { toAskedVisits } from './asked-visits.ts';
import { hasKind } from './records/parse-visit.ts';
import { type ExportedVisit, visitPortions } from './records/visit-list.store.ts';

const word = v.optional(filterText(200));
const { text, number, dayOf } = exportColumns<ExportedVisit>();

/** The client has the words of the reader for these values. */
const yesOrNo = (value: boolean | null | undefined) =>
  value === true ? 'yes' : value === false ? 'no' : '';
const labels = (options: readonly { label: string }[]) =>
  options.map(({ label }) => label).join(', ');

/** The visits of a kind that `formVisits` finds. Of photos the file has their places. */
export const visitExport = listExport({
  list: 'visits',
  scopes: ['page.formvisit'],
  filter: v.object({
    kind: v.picklist(visitKinds),
    search: word,
    custCode: word,
    createdBy: word,
    from: filterDay,
    to: filterDay,
  }),
  check: async (ctx, { kind }) => {
    if (await hasKind(ctx.db, ctx, kind)) return;
    throw new Problem(404, 'UNKNOWN_KIND', 'There are no such visits here');
  },
  columns: {
    capturedAt: dayOf((row) => new Date(row.capturedAt)),
    createdAt: dayOf((row) => new Date(row.createdAt)),
    custCode: text((row) => row.custCode),
    custName: text((row) => row.custName, 30),
    displayName: text((row) => row.displayName, 24),
    createdBy: text((row) => row.createdBy),
    otherMidrange: text((row) => yesOrNo(row.otherMidrange), 10),
    otherMidrangeDescription: text((row) => row.otherMidrangeDescription, 30),
    brandDomination: text((row) => yesOrNo(row.brandDomination), 10),
    qtyPlgGrp: number((row) => row.qtyPlgGrp ?? null),
    qtyNonPlgGrp: number((row) => row.qtyNonPlgGrp ?? null),
    brandDisplay: text((row) => row.brandDisplay?.label ?? ''),
    brandDisplayDescription: text((row) => row.brandDisplayDescription, 30),
    seriesList: text((row) => labels(row.seriesList), 30),
    seriesBrand: text(
      (row) => row.seriesBrand.map(({ brand, series }) => `${brand} ${series}`.trim()).join(', '),
      30,
    ),
    otherSeriesList: text((row) => row.otherSeriesList.join(', '), 30),
    notes: text((row) => row.notes, 40),
    equipment: text((row) => labels(row.equipment), 30),
    equipmentText: text((row) => row.equipmentText, 30),
    photoCount: number((row) => row.photoCount),
    photos: text((row) => row.places, 30),
  },
  portions: (ctx, asked, most) =>
    visitPortions(
      ctx.db,
      { viewer: viewerOf(ctx), locale: ctx.locale },
      toAskedVisits(ctx, asked),
      most,
    ),
});
