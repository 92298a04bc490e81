import { batchCsv, type ColumnKind } from '#server/batches/batch-csv.ts';
import type { BatchKind } from '#server/batches/batch-kind.ts';
import { inspectionFields, toPdiColumn } from '#shared/inspections/inspection.fields.ts';
import { namesOf } from '#shared/record-fields.ts';
import { countPdis, fillWithPdis, pdiItemRows, pdiRows } from './pdi-batches.store.ts';

const { inspectedOn, ...fieldKinds } = Object.fromEntries(
  namesOf(inspectionFields).map((name): [string, ColumnKind] => [
    toPdiColumn(name),
    inspectionFields[name].kind === 'year' ? 'number' : 'text',
  ]),
) as Record<'inspectedOn', ColumnKind>;

const inspections: Record<string, ColumnKind> = {
  sorg: 'text',
  pdiId: 'text',
  customer: 'text',
  ...fieldKinds,
  list: 'text',
  listVersion: 'number',
  inspectedOn,
  signed: 'text',
  deleted: 'text',
  changedAt: 'text',
  createdBy: 'text',
};

const items: Record<string, ColumnKind> = {
  sorg: 'text',
  pdiId: 'text',
  checklistId: 'number',
  description: 'text',
  answer: 'text',
  checked: 'text',
  value: 'text',
  photos: 'number',
};

/** The export of inspections to the ERP. A changed, deleted or restored inspection is exported again. */
export const pdiBatches: BatchKind = {
  name: 'inspections',
  address: 'inspection-export',
  counted: 'inspections',
  fill: fillWithPdis,
  async files(tx, batch) {
    // The points come first, so that a reader who finds the inspections also finds their points.
    return [
      [`pdi_items-${batch}.csv`, batchCsv(items, await pdiItemRows(tx, batch))],
      [`pdis-${batch}.csv`, batchCsv(inspections, await pdiRows(tx, batch))],
    ];
  },
  count: countPdis,
};
