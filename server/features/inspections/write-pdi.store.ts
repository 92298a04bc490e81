import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { PdiAnswer } from '#server/graphql/generated/types.ts';

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
export interface PdiValues {
  id: string;
  customer: string;
  frameNumber: string;
  frameNormal: string;
  articleCode: string;
  description: string;
  brand: string;
  merchandise: string;
  modelYear: number | null;
  model: string;
  series: string;
  mechanic: string;
  list: string;
  listVersion: number;
  inspectedOn: string;
  signature: string | null;
  items: readonly PdiItemValues[];
}

const toRow = (values: PdiValues) => ({
  customer: values.customer,
  frame_number: values.frameNumber,
  frame_normal: values.frameNormal,
  article: values.articleCode,
  description: values.description,
  brand: values.brand,
  merchandise: values.merchandise,
  model_year: values.modelYear,
  model: values.model,
  series: values.series,
  mechanic: values.mechanic,
  list: values.list,
  list_version: values.listVersion,
  inspected_on: values.inspectedOn,
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
