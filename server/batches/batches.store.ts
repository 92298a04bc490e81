import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import type { Batch, BatchAttachment, BatchFile, BatchKind } from './batch-kind.ts';

/**
 * Puts new records of a kind into a new batch, and keeps what its files will hold: all in one transaction,
 * so that a crash leaves either nothing or a batch that the next run writes. Several at once wait for each
 * other and share nothing.
 * @returns null when there is nothing new
 */
export function takeBatch(db: Db, kind: BatchKind): Promise<number | null> {
  return transact(db, async (tx) => {
    await sql`lock table export_batch in share row exclusive mode`.execute(tx);
    const { rows } = await sql<{ id: number }>`
      insert into export_batch (kind) values (${kind.name}) returning id`.execute(tx);
    const id = rows[0]?.id ?? 0;
    if (!(await kind.fill(tx, id))) {
      await sql`delete from export_batch where id = ${id}`.execute(tx);
      return null;
    }
    const files = JSON.stringify(await kind.files(tx, id));
    await sql`update export_batch set files = ${files}::jsonb where id = ${id}`.execute(tx);
    return id;
  });
}

/** The time in a column, as files of batches write it: UTC, with milliseconds. */
export const instant = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The batches of a kind that are to be written, oldest first; at most 1,000 of them. */
export async function openBatches(db: Db, kind: BatchKind): Promise<Batch[]> {
  const { rows } = await sql<{ id: number }>`
    select id from export_batch where kind = ${kind.name} and acknowledged_at is null
    order by id limit 1000`.execute(db);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const counted = new Map((await kind.count(db, ids)).map((batch) => [batch.id, batch]));
  return ids.map((id) => counted.get(id) ?? { id });
}

/** Returns the files of a batch, in the order they are to be written; null once acknowledged. */
export async function batchFiles(db: Db, kind: BatchKind, id: number): Promise<BatchFile[] | null> {
  const { rows } = await sql<{ files: BatchFile[] | null }>`
    select files from export_batch where id = ${id} and kind = ${kind.name}`.execute(db);
  return rows[0]?.files ?? null;
}

/** Where a stored file lies that the files of a batch name; null for any other one and for one that is gone. */
export async function findAttachment(
  db: Db,
  kind: BatchKind,
  id: number,
  { sorg, hash }: Pick<BatchAttachment, 'sorg' | 'hash'>,
): Promise<string | null> {
  const { rows } = await sql<{ place: string }>`
    select c.place from export_batch b
    join stored_content c on c.sorg = ${sorg} and c.hash = ${hash}
    where b.id = ${id} and b.kind = ${kind.name} and position(c.hash in b.files::text) > 0`.execute(
    db,
  );
  return rows[0]?.place ?? null;
}

/**
 * Notes that the ERP has a batch: it is not written again, and what its files held is forgotten.
 * @returns `before` when that had been said already
 */
export function acknowledgeBatch(
  db: Db,
  kind: BatchKind,
  id: number,
): Promise<'now' | 'before' | 'unknown'> {
  return transact(db, async (tx) => {
    const { rows } = await sql<{ acknowledged_at: Date | null }>`
      select acknowledged_at from export_batch where id = ${id} and kind = ${kind.name}
      for update`.execute(tx);
    if (!rows[0]) return 'unknown';
    if (rows[0].acknowledged_at) return 'before';
    await sql`
      update export_batch set acknowledged_at = now(), files = null where id = ${id}`.execute(tx);
    return 'now';
  });
}
