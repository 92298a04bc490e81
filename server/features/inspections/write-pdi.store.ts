import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { PdiAnswer } from '#server/graphql/generated/types.ts';
import { toColumns } from '#server/lib/field-columns.store.ts';
import type { inspectionFields } from '#shared/inspections/inspection.fields.ts';
import type { ValuesOf } from '#shared/record-fields.ts';
import { pdiColumns } from './pdi-columns.store.ts';

/** A point as it is stored. */
export interface PdiItemValues {
  checklistId: number;
  description: string;
  sorting: number;
  answer: PdiAnswer;
  checked: boolean;
  value: string;
  /** Ids of stored files. */
  photos: readonly string[];
}

/** An inspection as it is stored. */
export interface PdiValues extends ValuesOf<typeof inspectionFields> {
  id: string;
  customer: string;
  frameNormal: string;
  list: string;
  listVersion: number;
  signature: string | null;
  items: readonly PdiItemValues[];
}

const toRow = (values: PdiValues) => ({
  ...toColumns(pdiColumns, values),
  customer: values.customer,
  frame_normal: values.frameNormal,
  list: values.list,
  list_version: values.listVersion,
  signature: values.signature,
});

/** The columns that every change sets: the ERP gets the new state with the next batch. */
const changed = {
  version: sql<number>`version + 1`,
  changed_at: sql<Date>`now()`,
  batch: null,
};

/** Stores a new inspection. */
export async function insertPdi(
  tx: Db,
  { sorg, userId }: { sorg: string; userId: number },
  values: PdiValues,
): Promise<void> {
  await tx
    .insertInto('pdi')
    .values({ ...toRow(values), sorg, id: values.id, user_id: userId })
    .execute();
  await insertItems(tx, sorg, values);
}

/** Changes an inspection; its points are replaced. */
export async function updatePdi(tx: Db, sorg: string, values: PdiValues): Promise<void> {
  await tx
    .updateTable('pdi')
    .set({ ...toRow(values), ...changed })
    .where('sorg', '=', sorg)
    .where('id', '=', values.id)
    .execute();
  await tx
    .deleteFrom('pdi_item')
    .where('sorg', '=', sorg)
    .where('pdi_id', '=', values.id)
    .execute();
  await insertItems(tx, sorg, values);
}

async function insertItems(tx: Db, sorg: string, { id, items }: PdiValues): Promise<void> {
  await tx
    .insertInto('pdi_item')
    .values(
      items.map(({ checklistId, photos, ...item }) => ({
        ...item,
        sorg,
        pdi_id: id,
        checklist_id: checklistId,
        photos: [...photos],
      })),
    )
    .execute();
}

/** Marks an inspection as deleted, or takes the mark away. */
export async function markDeleted(
  tx: Db,
  sorg: string,
  id: string,
  isDeleted: boolean,
): Promise<void> {
  await tx
    .updateTable('pdi')
    .set({ ...changed, deleted_at: isDeleted ? sql<Date>`now()` : null })
    .where('sorg', '=', sorg)
    .where('id', '=', id)
    .execute();
}
