import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { instant } from '#server/batches/batches.store.ts';
import type { Db } from '#server/db/database.ts';
import type { ContentKind, ContentReader } from '#server/graphql/generated/types.ts';
import type { Page } from '#server/lib/paging.ts';
import { contentKinds, hasPart, mostLevels, toOwnerId } from './content-kinds.ts';
import { type ContentViewer, writerFence } from './content-visibility.store.ts';

/** The facts of an item that decide which users see it. */
export interface ShownItem {
  ownerId: string;
  markets: string[];
  /** The id outside of its group or category; null without one. */
  parent: string | null;
  mustRead: boolean;
  /** Of an announcement. */
  type: string | null;
}

/** The columns of a kind besides its key. */
function columns(kind: ContentKind): RawBuilder<unknown> {
  const { marketType, parent } = contentKinds[kind];
  return sql`${marketType === null ? sql`'{}'::text[]` : sql`r.markets`} as markets,
    ${parent === null ? sql`null` : sql`r.sorg || '~' || r.parent_id`} as parent,
    ${hasPart(kind, 'mustRead') ? sql`r.must_read` : sql`false`} as "mustRead",
    ${kind === 'announcement' ? sql`r.type` : sql`null`} as type`;
}

/** Returns an item that the viewer sees as a writer; null for another. @param key its id outside */
export async function findShownItem(
  db: Db,
  viewer: ContentViewer,
  kind: ContentKind,
  key: string,
): Promise<ShownItem | null> {
  const { rows } = await sql<ShownItem>`
    select ${toOwnerId(kind, key)} as "ownerId", ${columns(kind)} from ${sql.table(kind)} r
    where r.key = ${key} and ${writerFence(viewer, kind, 'r', 'line')}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Finds the markets of a group or category that the viewer sees as a writer, and of each of its ancestors (C084).
 * @param kind that of the parent
 */
export async function findParentMarkets(
  db: Db,
  viewer: ContentViewer,
  kind: ContentKind,
  key: string,
): Promise<string[][]> {
  const table = sql.table(kind);
  const above = contentKinds[kind].parent === null ? sql`null::text` : sql`r.parent_id`;
  const { rows } = await sql<{ markets: string[] }>`
    with recursive line as (
      select r.sorg, ${above} as parent_id, r.markets, 1 as level from ${table} r
      where r.key = ${key} and ${writerFence(viewer, kind, 'r', 'line')}
      union all
      select r.sorg, ${above}, r.markets, l.level + 1
      from line l join ${table} r on r.sorg = l.sorg and r.id = l.parent_id where l.level < ${mostLevels})
    select markets from line`.execute(db);
  return rows.map(({ markets }) => markets);
}

/** A question for the users who may read something. */
export interface AskedAudience {
  kind: ContentKind;
  /** Ids of markets of the item and of each of its ancestors, of a kind that has them; users have one of each. */
  markets: readonly (readonly string[])[];
  /** The owner of the receipts; null where none are asked for. */
  ownerId: string | null;
  /** The patterns of the words; each has to match. */
  search: readonly string[];
  /** Only those who have read it, or have not; null for all. */
  hasRead: boolean | null;
}

export interface AudienceCounts {
  /** The users of the sales organisation whom search and filter leave. */
  count: number;
  /** The users of other sales organisations. */
  others: number;
  /** The users of the sales organisation who have read it. */
  haveRead: number;
}

/** Counts the users who may read something, in one pass. */
export async function audienceCounts(
  db: Db,
  sorg: string,
  asked: AskedAudience,
): Promise<AudienceCounts> {
  const own = isOwn(sorg);
  const { rows } = await sql<AudienceCounts>`
    select count(*) filter (where ${own} and ${isAsked(asked)})::int as count,
      count(*) filter (where not ${own})::int as others,
      count(c.read_at) filter (where ${own})::int as "haveRead"
    from ${users(asked)} where ${mayRead(sorg, asked)}`.execute(db);
  return rows[0] ?? { count: 0, others: 0, haveRead: 0 };
}

/** A page of the users of a sales organisation who may read something, by username. */
export async function audiencePage(
  db: Db,
  sorg: string,
  asked: AskedAudience,
  { limit, offset }: Page,
): Promise<ContentReader[]> {
  const { rows } = await sql<ContentReader>`
    select u.username, u.name as "displayName", ${instant('c.read_at')} as "readAt"
    from ${users(asked)}
    where ${mayRead(sorg, asked)} and ${isOwn(sorg)} and ${isAsked(asked)}
    order by lower(u.username), u.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Users `u` with their receipts `c`. */
const users = ({ ownerId }: AskedAudience): RawBuilder<unknown> =>
  sql`app_user u left join content_read c on c.owner_id = ${ownerId} and c.user_id = u.id`;

const isOwn = (sorg: string): RawBuilder<SqlBool> => sql`${sorg} = any(u.sorgs)`;

function isAsked({ search, hasRead }: AskedAudience): RawBuilder<SqlBool> {
  const conditions = search.map(
    (pattern) => sql`search_text(u.username || ' ' || u.name) like ${pattern}`,
  );
  if (hasRead !== null) conditions.push(sql`(c.read_at is not null) = ${hasRead}`);
  return sql`${sql.join([sql`true`, ...conditions], sql` and `)}`;
}

/** The condition that user `u` may read it: still active, with the permission to read, and in one of the markets of each set. */
function mayRead(sorg: string, { kind, markets }: AskedAudience): RawBuilder<SqlBool> {
  const { marketType, reads } = contentKinds[kind];
  if (marketType === null || reads === null) return sql`u.active and ${isOwn(sorg)}`;
  const ofSets = withoutWiderSets(markets).map(
    (set) => sql`exists (
      select from user_content_target_market um join content_target_market m on m.id = um.market_id
      where um.user_id = u.id and um.market_id = any(${[...set]}::text[])
        and ${marketType} = any(m.types) and (cardinality(m.sorgs) = 0 or m.sorgs && u.sorgs))`,
  );
  return sql`u.active and cardinality(u.sorgs) > 0 and ${holdsOneOf([reads])}
    and ${sql.join(ofSets, sql` and `)}`;
}

/** Leaves out the sets that hold all of another one: a user with a market of the smaller one has one of theirs. */
function withoutWiderSets(sets: readonly (readonly string[])[]): ReadonlySet<string>[] {
  const narrow: ReadonlySet<string>[] = [];
  for (const set of sets.map((ids) => new Set(ids)).toSorted((a, b) => a.size - b.size))
    if (!narrow.some((smaller) => [...smaller].every((id) => set.has(id)))) narrow.push(set);
  return narrow;
}

/**
 * The condition that user `u` holds one of some permissions, as the view user_permission says it, which is read once for
 * each group role here instead of each user.
 */
export function holdsOneOf(permissions: readonly string[]): RawBuilder<SqlBool> {
  const grants = sql`group_role_role g join role_permission p on p.role_id = g.role_id
    and p.permission = any(${[...permissions]}::text[])`;
  return sql`u.group_role_id in (select g.group_role_id from ${grants})
    and (u.id not in (select o.user_id from user_role_off o) or exists (
      select from ${grants} where g.group_role_id = u.group_role_id and not exists (
        select from user_role_off o where o.user_id = u.id and o.role_id = g.role_id)))`;
}
