import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Row } from './feed-file.ts';
import { records } from './records.store.ts';

/** Removes all arrivals of the named articles, before their new ones are written. */
export async function forgetArrivals(db: Db, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const articles = rows.map(({ sorg, article }) => ({ sorg, article }));
  await sql`
    delete from arrival a using ${records(articles, { sorg: 'text', article: 'text' })}
    where a.sorg = r.sorg and a.article = r.article`.execute(db);
}
