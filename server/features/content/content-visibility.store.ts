import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ContentKind } from '#server/graphql/generated/types.ts';
import { getDayIn } from '#shared/days.ts';
import type { HostConfig } from '#shared/host-config.ts';
import type { ContentType } from './content.rules.ts';
import { contentKinds, offersKind, readOwnerId } from './content-kinds.ts';
import { isShownOn } from './content-period.store.ts';

/** The part of a viewer that the fences need. */
export type ContentViewer = Pick<Viewer, 'userId' | 'sorg' | 'scopes'>;

/** The condition that market `m` is one of a sales organisation: it names it, or none (reading 68). */
export const isMarketOf = (sorg: string): RawBuilder<boolean> =>
  sql`(cardinality(m.sorgs) = 0 or ${sorg} = any(m.sorgs))`;

/** The ids of the viewer's own markets of a type, as an array (readings 63 and 68). */
export const ownMarkets = (
  { userId, sorg }: ContentViewer,
  type: ContentType,
): RawBuilder<string[]> => sql`array(select m.id from user_content_target_market um
  join content_target_market m on m.id = um.market_id
  where um.user_id = ${userId} and ${type} = any(m.types) and ${isMarketOf(sorg)})`;

/**
 * How the groups or categories above an item are compared with the viewer's markets (reading 63): `line` looks them up from
 * the item upwards; `set` compares the item with all that the viewer sees, which a statement over many items reads once;
 * `seen` leaves them out, because the viewer is known to see them.
 */
export type AncestorCheck = 'line' | 'set' | 'seen';

/**
 * The condition that the viewer reads an item of content now: it is shown today, and in one of the viewer's markets, or it
 * is of the viewer's sales organisation where the kind has no markets.
 * @param alias of a table with the columns sorg, markets, published, deleted_at, valid_from and valid_to, and parent_id
 *   where the kind has parents
 * @param today YYYY-MM-DD, in the time zone of the viewer's sales organisation (reading 98)
 */
export const readerFence = (
  viewer: ContentViewer,
  kind: ContentKind,
  today: string,
  alias = 'r',
  ancestors: AncestorCheck = 'set',
): RawBuilder<SqlBool> =>
  sql`(${audienceFence(viewer, kind, alias, ancestors)} and ${isShownOn(alias, today)})`;

/** The condition that an item is meant for the viewer, whether it is shown today or not. */
export function audienceFence(
  viewer: ContentViewer,
  kind: ContentKind,
  alias = 'r',
  ancestors: AncestorCheck = 'set',
): RawBuilder<SqlBool> {
  const { reads, marketType } = contentKinds[kind];
  if (reads !== null && !viewer.scopes.has(reads)) return sql`false`;
  if (marketType === null) return isOfSorg(viewer, alias);
  return isInMarkets(kind, ownMarkets(viewer, marketType), alias, ancestors);
}

/** The condition that one of some markets is in an item and in each of its ancestors. */
function isInMarkets(
  kind: ContentKind,
  markets: RawBuilder<string[]>,
  alias: string,
  ancestors: AncestorCheck,
): RawBuilder<SqlBool> {
  const { parent } = contentKinds[kind];
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  const isInOne = isInOneOf(alias, markets);
  if (ancestors === 'seen') return isInOne;
  if (parent === null) return sql`(${of('markets')} && ${markets})`;
  if (ancestors === 'set')
    return sql`(${of('markets')} && ${markets} and (${of('parent_id')} is null or (${of('sorg')}, ${of('parent_id')}) in (
      select v.sorg, v.id from (${parentsIn(parent, markets)}) v)))`;
  return sql`(${isInOne} and (
    with recursive line as (
      select ${of('parent_id')} as id
      union
      select ${parentColumn(parent)} from line l
      join ${sql.table(parent)} c on c.sorg = ${of('sorg')} and c.id = l.id
      where c.deleted_at is null and ${isInOneOf('c', markets)})
    select bool_or(l.id is null) from line l))`;
}

/**
 * The condition that an item is in one of some markets, for items that are found otherwise: with `is true` no index of the
 * markets is read, which is slow where most items are in them.
 */
const isInOneOf = (alias: string, markets: RawBuilder<string[]>): RawBuilder<SqlBool> =>
  sql`(${sql.ref(`${alias}.markets`)} && ${markets}) is true`;

/** The parent of group or category `c`; null for a group. */
const parentColumn = (kind: ContentKind): RawBuilder<string | null> =>
  contentKinds[kind].parent === null ? sql`null::text` : sql`c.parent_id`;

/**
 * Selects sorg, id and level (1 for a root) of the groups or categories that are in some markets with all ancestors. Each is
 * found by its parent: an index of the markets would be read again for each level.
 */
function parentsIn(kind: ContentKind, markets: RawBuilder<string[]>): RawBuilder<unknown> {
  const table = sql.table(kind);
  const isIn = sql`c.deleted_at is null and ${isInOneOf('c', markets)}`;
  if (contentKinds[kind].parent === null)
    return sql`select c.sorg, c.id, 1 as level from ${table} c where ${isIn}`;
  return sql`with recursive seen as (
      select c.sorg, c.id, 1 as level from ${table} c where c.parent_id is null and ${isIn}
      union all
      select c.sorg, c.id, s.level + 1 from seen s cross join lateral (
        select * from ${table} c where c.sorg = s.sorg and c.parent_id = s.id offset 0) c
      where ${isIn})
    select sorg, id, level from seen`;
}

/** Selects sorg, id and level (1 for a root) of the groups or categories that a reader sees. */
export function visibleParents(viewer: ContentViewer, kind: ContentKind): RawBuilder<unknown> {
  const { marketType, reads } = contentKinds[kind];
  const isReader = reads !== null && viewer.scopes.has(reads);
  if (marketType === null || !isReader)
    return sql`select null::text as sorg, null::text as id, 0 as level where false`;
  return parentsIn(kind, ownMarkets(viewer, marketType));
}

/**
 * The condition that the viewer sees an item as a writer: all of the own sales organisation, and those of others that are
 * with all ancestors in markets of it, also drafts, and deleted ones where the kind shows them (reading 68).
 */
export function writerFence(
  viewer: ContentViewer,
  kind: ContentKind,
  alias = 'r',
  ancestors: AncestorCheck = 'set',
): RawBuilder<SqlBool> {
  const { writes, marketType, showsDeleted } = contentKinds[kind];
  if (!viewer.scopes.has(writes)) return sql`false`;
  if (marketType === null) return isOfSorg(viewer, alias);
  const isThere = showsDeleted ? sql`true` : sql`${sql.ref(`${alias}.deleted_at`)} is null`;
  const markets = sql<string[]>`array(select m.id from content_target_market m
    where ${marketType} = any(m.types) and ${isMarketOf(viewer.sorg)})`;
  return sql`(${isThere} and (${isOfSorg(viewer, alias)}
    or ${isInMarkets(kind, markets, alias, ancestors)}))`;
}

/**
 * The condition that a writer may change an item: it is of the own sales organisation, and no market of it belongs to
 * others only (reading 68). Markets that are gone do not count.
 */
export const mayChangeContent = (viewer: ContentViewer, alias = 'r'): RawBuilder<SqlBool> =>
  sql`(${isOfSorg(viewer, alias)} and not exists (select from content_target_market m
    where m.id = any(${sql.ref(`${alias}.markets`)}) and not ${isMarketOf(viewer.sorg)}))`;

const isOfSorg = ({ sorg }: ContentViewer, alias: string): RawBuilder<SqlBool> =>
  sql`${sql.ref(`${alias}.sorg`)} = ${sorg}`;

/**
 * Whether the viewer may read an item of content and its files, as a reader or as a writer.
 * @param ownerId its kind and key, such as news/2000~7
 */
export async function isContentVisible(
  db: Db,
  viewer: ContentViewer,
  ownerId: string,
  host: HostConfig,
): Promise<boolean> {
  const item = readOwnerId(ownerId);
  if (!item || !offersKind(host, item.kind)) return false;
  const { kind, key } = item;
  const today = getDayIn(host.timeZone);
  const { rows } = await sql`select from ${sql.table(kind)} r where r.key = ${key}
    and (${readerFence(viewer, kind, today, 'r', 'line')} or ${writerFence(viewer, kind, 'r', 'line')})`.execute(
    db,
  );
  return rows.length > 0;
}

/** Whether the viewer sees an item of content as a writer. @param key its id outside */
export async function isSeenByWriter(
  db: Db,
  viewer: ContentViewer,
  kind: ContentKind,
  key: string,
): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(kind)} r
    where r.key = ${key} and ${writerFence(viewer, kind, 'r', 'line')}`.execute(db);
  return rows.length > 0;
}

/** Whether the viewer sees the history of an item as its writer. @param id its owner's id, or its id outside for `kind` */
export function isHistorySeen(
  db: Db,
  viewer: ContentViewer,
  kind: ContentKind,
  id: string,
): Promise<boolean> {
  const item = readOwnerId(id) ?? { kind, key: id };
  return isSeenByWriter(db, viewer, item.kind, item.key);
}
