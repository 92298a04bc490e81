import { sql } from 'kysely';
import type { ExportRow } from '#server/batches/batch-csv.ts';
import type { Batch } from '#server/batches/batch-kind.ts';
import { instant } from '#server/batches/batches.store.ts';
import type { Db } from '#server/db/database.ts';
import { selectFields } from '#server/lib/field-columns.store.ts';
import { toPdiColumn } from '#shared/inspections/inspection.fields.ts';
import { pdiColumns } from '../pdi-columns.store.ts';

/** The most inspections in a batch; further ones go into the next batch. */
const mostPdis = 500;

/**
 * Puts inspections whose present state the ERP does not know into a batch; a change takes an inspection out of its
 * batch. @returns whether there were any
 */
export async function fillWithPdis(tx: Db, batch: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update pdi set batch = ${batch}
    where (sorg, id) in (select sorg, id from pdi
      where batch is null order by changed_at, sorg, id limit ${mostPdis})`.execute(tx);
  return numAffectedRows > 0n;
}

/** The inspections of a batch. */
export async function pdiRows(tx: Db, batch: number): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select 0 as precision, r.sorg, r.id as "pdiId", r.customer, ${selectFields(pdiColumns, 'r', toPdiColumn)},
      r.list, r.list_version as "listVersion", (r.signature is not null)::text as signed,
      (r.deleted_at is not null)::text as deleted, ${instant('r.changed_at')} as "changedAt",
      u.username as "createdBy"
    from pdi r left join app_user u on u.id = r.user_id
    where r.batch = ${batch} order by r.sorg, r.changed_at, r.id`.execute(tx);
  return rows;
}

/** The points of the inspections of a batch. */
export async function pdiItemRows(tx: Db, batch: number): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select 0 as precision, i.sorg, i.pdi_id as "pdiId", i.checklist_id as "checklistId",
      i.description, i.answer, i.checked::text as checked, i.value,
      cardinality(i.photos) as photos
    from pdi_item i join pdi r on r.sorg = i.sorg and r.id = i.pdi_id
    where r.batch = ${batch} order by i.sorg, r.changed_at, i.pdi_id, i.sorting, i.checklist_id
    `.execute(tx);
  return rows;
}

export async function countPdis(db: Db, batches: readonly number[]): Promise<Batch[]> {
  const { rows } = await sql<Batch>`
    select b.id, (select count(*)::int from pdi r where r.batch = b.id) as inspections
    from unnest(${batches}::bigint[]) as b(id)`.execute(db);
  return rows;
}
