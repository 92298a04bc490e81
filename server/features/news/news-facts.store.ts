import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { isMarketOf } from '#server/features/content/content.public.ts';

/** The facts that the database has about a news item that is to be stored. */
export interface NewsFacts {
  /** The named markets that have news, and whether each is one of the sales organisation. */
  markets: { id: string; isYours: boolean }[];
  isLayoutKnown: boolean;
}

/** Reads what a news item is checked by, in one statement. */
export async function findNewsFacts(
  tx: Db,
  sorg: string,
  { markets, layout }: { markets: readonly string[]; layout: string | null },
): Promise<NewsFacts> {
  const { rows } = await sql<NewsFacts>`
    select (select coalesce(json_agg(json_build_object('id', m.id, 'isYours', ${isMarketOf(sorg)})), '[]')
        from content_target_market m
        where m.id = any(${[...markets]}::text[]) and 'news' = any(m.types)) as markets,
      exists (select from content_layout l where l.id = ${layout} and l.type = 'news')
        as "isLayoutKnown"`.execute(tx);
  const [facts] = rows;
  if (!facts) throw new Error('A select without a table answers one row');
  return facts;
}
