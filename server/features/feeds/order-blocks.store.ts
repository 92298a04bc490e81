import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Row } from './feed-file.ts';
import { records } from './records.store.ts';

const key = { sorg: 'text', customer: 'text', kind: 'text', value: 'text' };

/** Removes blocks by their key. */
export async function liftBlocks(db: Db, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const lifted = rows.map(({ sorg, customer, kind, value }) => ({ sorg, customer, kind, value }));
  await sql`
    delete from order_block b using ${records(lifted, key)}
    where b.sorg = r.sorg and b.customer = r.customer and b.kind = r.kind and b.value = r.value
  `.execute(db);
}
