import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { Page } from '#server/lib/paging.ts';
import type { ContentType } from './content.rules.ts';
import { isMarketOf } from './content-visibility.store.ts';

/** Far above what a distributor has; one call of `contentTargetMarkets` asks for as many (C081). */
export const mostMarkets = 999;

/**
 * The ids of the markets whose content of a type the viewer may read (B027, B297): own ones that name no sales
 * organisation, or the viewer's (reading 68).
 */
export async function listMarkets(db: Db, viewer: Viewer, type: ContentType): Promise<string[]> {
  const rows = await db
    .selectFrom('user_content_target_market as u')
    .innerJoin('content_target_market as m', 'm.id', 'u.market_id')
    .select('m.id')
    .where('u.user_id', '=', viewer.userId)
    .where(ofType(type))
    .where(isMarketOf(viewer.sorg))
    .orderBy('m.id')
    .limit(mostMarkets)
    .execute();
  return rows.map(({ id }) => id);
}

/** Markets of a type; only those of `ids` when it is given. */
export interface MarketsArgs {
  type: ContentType;
  ids: string[] | null;
}

/** How many markets there are. */
export async function countMarkets(db: Db, args: MarketsArgs): Promise<number> {
  const { count } = await markets(db, args)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A page of markets by name. @param sorg the viewer's sales organisation, whose markets are marked */
export function marketPage(
  db: Db,
  { sorg, ...args }: MarketsArgs & { sorg: string },
  { limit, offset }: Page,
) {
  return markets(db, args)
    .select(['m.id', 'm.market_name as marketName', 'm.source', 'm.brand'])
    .select(isMarketOf(sorg).as('isYours'))
    .orderBy(sql`m.market_name collate "und-x-icu"`)
    .orderBy('m.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

function markets(db: Db, { type, ids }: MarketsArgs) {
  const some = db.selectFrom('content_target_market as m').where(ofType(type));
  return ids ? some.where('m.id', '=', sql<string>`any(${ids}::text[])`) : some;
}

function ofType(type: ContentType) {
  return sql<boolean>`${type} = any(m.types)`;
}
