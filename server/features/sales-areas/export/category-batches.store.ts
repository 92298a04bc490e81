import { sql } from 'kysely';
import type { ExportRow } from '#server/batches/batch-csv.ts';
import type { Batch } from '#server/batches/batch-kind.ts';
import { instant } from '#server/batches/batches.store.ts';
import type { Db } from '#server/db/database.ts';

/** The most categories in a batch; further ones go into the next batch. */
const mostGroups = 2_000;

/**
 * Puts categories that were changed in the portal, and that the ERP does not know, into a batch. A change takes a group
 * out of its batch. @returns whether there were any
 */
export async function fillWithCategories(tx: Db, batch: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update sales_region_group set batch = ${batch}
    where (sorg, code) in (select sorg, code from sales_region_group
      where batch is null and changed_at is not null
      order by changed_at, sorg, code limit ${mostGroups})`.execute(tx);
  return numAffectedRows > 0n;
}

/** The categories of a batch. */
export async function categoryRows(tx: Db, batch: number): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select 0 as precision, g.sorg, g.code, g.region, nullif(g.category, 'NONE') as category,
      ${instant('g.changed_at')} as "changedAt", u.username as "changedBy"
    from sales_region_group g left join app_user u on u.id = g.changed_by
    where g.batch = ${batch} order by g.sorg, g.code collate "C"`.execute(tx);
  return rows;
}

export async function countCategories(db: Db, batches: readonly number[]): Promise<Batch[]> {
  const { rows } = await sql<Batch>`
    select b.id, (select count(*)::int from sales_region_group g where g.batch = b.id) as categories
    from unnest(${batches}::bigint[]) as b(id)`.execute(db);
  return rows;
}
