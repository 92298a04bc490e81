import { sql } from 'kysely';
import type { ExportRow } from '#server/batches/batch-csv.ts';
import type { Batch } from '#server/batches/batch-kind.ts';
import { instant } from '#server/batches/batches.store.ts';
import type { Db } from '#server/db/database.ts';
import { markUploadsExported } from '#server/lib/upload-history.store.ts';

/** The most quantities in a batch; further ones go into the next batch. */
const mostArticles = 5_000;

/** Puts quantities that the ERP does not know into a batch; their uploads can no longer be undone. @returns whether there were any */
export async function fillWithStock(tx: Db, batch: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update dealer_stock set batch = ${batch}
    where (sorg, customer, article) in (select sorg, customer, article from dealer_stock
      where batch is null order by changed_at, sorg, customer, article limit ${mostArticles}
      for no key update)`.execute(tx);
  await markUploadsExported(
    tx,
    'DEALER_STOCK',
    sql`select sorg, customer, article from dealer_stock where batch = ${batch}`,
  );
  return numAffectedRows > 0n;
}

/** The quantities of a batch. */
export async function stockRows(tx: Db, batch: number): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select 0 as precision, d.sorg, d.customer, d.article, a.ean, d.qty,
      ${instant('d.changed_at')} as "changedAt", u.username as "changedBy"
    from dealer_stock d join article a on a.sorg = d.sorg and a.code = d.article
    left join app_user u on u.id = d.changed_by
    where d.batch = ${batch}
    order by d.sorg, d.customer collate "C", d.article collate "C"`.execute(tx);
  return rows;
}

/** A quantity that was changed since is counted in its newest batch only. */
export async function countStock(db: Db, batches: readonly number[]): Promise<Batch[]> {
  const { rows } = await sql<Batch>`
    select b.id, (select count(*)::int from dealer_stock d where d.batch = b.id) as articles
    from unnest(${batches}::bigint[]) as b(id)`.execute(db);
  return rows;
}
