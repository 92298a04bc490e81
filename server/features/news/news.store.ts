import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import {
  type FiledItemRow,
  fileColumns,
  findItem,
  type ItemReader,
  type ItemRow,
  itemColumns,
  receiptColumns,
} from '#server/features/content/content.public.ts';
import type { News } from '#server/graphql/generated/types.ts';

/** A news item as the database has it. */
export type NewsRow = ItemRow & FiledItemRow & Pick<News, 'body' | 'tags' | 'mustRead' | 'readAt'>;

/** The columns of item `r` with its texts `t`. */
export const newsColumns = (reader: ItemReader): RawBuilder<unknown> =>
  sql`${itemColumns('news', reader)}, ${fileColumns('news')}, r.tags, ${receiptColumns('news', reader)}`;

/** Returns a news item that the reader sees; null for another. @param lock until the transaction ends */
export const findNews = (
  db: Db,
  reader: ItemReader,
  key: string,
  { lock } = { lock: false },
): Promise<NewsRow | null> =>
  findItem(db, 'news', reader, { key, columns: newsColumns(reader), lock });
