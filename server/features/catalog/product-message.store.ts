import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { translated } from '#server/lib/translated.store.ts';
import type { Locale } from '#shared/locales.ts';

export interface ProductMessageRow {
  id: string;
  message: string;
  url: string | null;
  starts_at: Date;
  ends_at: Date;
}

/** The product messages of a sales organisation that the database's clock finds active, newest first. */
export async function activeProductMessages(
  db: Db,
  { sorg, locale }: { sorg: string; locale: Locale },
  page: { limit: number; offset: number },
): Promise<ProductMessageRow[]> {
  const { rows } = await sql<ProductMessageRow>`
    select m.id, ${translated({ entity: 'product_message', field: 'message', alias: 'm' }, locale)} as message,
       m.url, m.starts_at, m.ends_at
    from product_message m
    where m.sorg = ${sorg} and now() between m.starts_at and m.ends_at
    order by m.starts_at desc, m.id collate "C"
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}
