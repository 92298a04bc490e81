import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { readerFence, writerFence } from '#server/features/content/content.public.ts';
import { type NewsReader, type NewsRow, newsColumns, shownText } from './news-columns.store.ts';

/** The condition that the reader sees item `r`. */
export const newsFence = ({ viewer, today, isWriter }: NewsReader): RawBuilder<SqlBool> =>
  isWriter ? writerFence(viewer, 'news') : readerFence(viewer, 'news', today);

/** Returns a news item that the reader sees; null for another. @param lock until the transaction ends */
export async function findNews(
  db: Db,
  reader: NewsReader,
  key: string,
  { lock = false } = {},
): Promise<NewsRow | null> {
  const { rows } = await sql<NewsRow>`
    select ${newsColumns(reader)} from news r ${shownText(reader.locale)}
    where r.key = ${key} and ${newsFence(reader)} ${lock ? sql`for update of r` : sql``}`.execute(
    db,
  );
  return rows[0] ?? null;
}
