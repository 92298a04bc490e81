import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { records } from '#server/feeds/records.store.ts';
import {
  type ArticleState,
  applyOverride,
  listOverridden,
  type Override,
} from './overrides.rules.ts';

export interface ArticleKey {
  sorg: string;
  code: string;
}

/** An article with its override and the values of the last feed. */
export interface OverriddenArticle extends ArticleKey {
  override: Override;
  fed: ArticleState;
  /** Unlike all before with every change; null without an override. */
  version: number | null;
}

interface Row extends ArticleKey, Override {
  is_overridden: boolean;
  version: number | null;
  fed_order_blocked: boolean;
  fed_new_from: string | null;
  fed_new_to: string | null;
  fed_active: boolean;
}

const keyTypes = { sorg: 'text', code: 'text' };

const overrideTypes = {
  order_blocked: 'boolean',
  has_new_arrival: 'boolean',
  new_from: 'date',
  new_to: 'date',
  inactive: 'boolean',
  deleted_at: 'timestamptz',
};

const fedTypes = {
  fed_order_blocked: 'boolean',
  fed_new_from: 'date',
  fed_new_to: 'date',
  fed_active: 'boolean',
};

/** The override `o` of article `a`; without one the feed's values are those of the article. */
export const overrideColumns = sql`o.article is not null as is_overridden, o.order_blocked,
  coalesce(o.has_new_arrival, false) as has_new_arrival, o.new_from, o.new_to,
  coalesce(o.inactive, false) as inactive, o.deleted_at, o.version,
  coalesce(o.fed_order_blocked, a.order_blocked) as fed_order_blocked,
  case when o.article is null then a.new_from else o.fed_new_from end as fed_new_from,
  case when o.article is null then a.new_to else o.fed_new_to end as fed_new_to,
  coalesce(o.fed_active, a.active) as fed_active`;

/** Reads a row with `overrideColumns`. */
export function toOverridden(row: Row): OverriddenArticle {
  const { sorg, code, version, order_blocked, has_new_arrival, new_from, new_to } = row;
  const { inactive, deleted_at } = row;
  return {
    sorg,
    code,
    version,
    override: { order_blocked, has_new_arrival, new_from, new_to, inactive, deleted_at },
    fed: {
      order_blocked: row.fed_order_blocked,
      new_from: row.fed_new_from,
      new_to: row.fed_new_to,
      active: row.fed_active,
    },
  };
}

/**
 * Locks articles in one fixed order, of the organisations in which a user has an area that is not only for reading;
 * unknown and foreign ones are left out.
 */
export async function lockOverridden(
  tx: Db,
  userId: number,
  keys: readonly ArticleKey[],
): Promise<OverriddenArticle[]> {
  const { rows } = await sql<Row>`
    select a.sorg, a.code, ${overrideColumns}
    from ${records(keys, keyTypes)} join article a on a.sorg = r.sorg and a.code = r.code
    left join article_override o on o.sorg = a.sorg and o.article = a.code
    where a.sorg in (select u.sorg from user_area u
      where u.user_id = ${userId} and u.limitation <> 'audit')
    order by a.sorg, a.code for update of a`.execute(tx);
  return rows.map(toOverridden);
}

/** Writes overrides and applies them to the articles; an override without any value is deleted. */
export async function writeOverrides(
  tx: Db,
  userId: number,
  articles: readonly OverriddenArticle[],
): Promise<void> {
  const set = articles.filter(({ override }) => listOverridden(override).length > 0);
  const rows = set.map(({ sorg, code, override, fed }) => ({
    sorg,
    code,
    ...override,
    fed_order_blocked: fed.order_blocked,
    fed_new_from: fed.new_from,
    fed_new_to: fed.new_to,
    fed_active: fed.active,
  }));
  const columns = sql.join(Object.keys(overrideTypes).map((name) => sql.ref(name)));
  const fed = sql.join(Object.keys(fedTypes).map((name) => sql.ref(name)));
  const excluded = Object.keys(overrideTypes).map(
    (name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`,
  );
  await deleteOverrides(
    tx,
    articles.filter((article) => !set.includes(article)),
  );
  await sql`
    insert into article_override (sorg, article, ${columns}, ${fed}, changed_by)
    select sorg, code, ${columns}, ${fed}, ${userId}::bigint
    from ${records(rows, { ...keyTypes, ...overrideTypes, ...fedTypes })}
    on conflict (sorg, article) do update
    set ${sql.join(excluded)}, changed_by = excluded.changed_by, changed_at = now(),
      version = default`.execute(tx);
  const states = articles.map((article) => ({
    sorg: article.sorg,
    code: article.code,
    ...applyOverride(article.fed, article.override),
  }));
  const types = { order_blocked: 'boolean', new_from: 'date', new_to: 'date', active: 'boolean' };
  await sql`
    update article a
    set order_blocked = r.order_blocked, new_from = r.new_from, new_to = r.new_to, active = r.active
    from ${records(states, { ...keyTypes, ...types })}
    where a.sorg = r.sorg and a.code = r.code
      and (a.order_blocked, a.new_from, a.new_to, a.active)
        is distinct from (r.order_blocked, r.new_from, r.new_to, r.active)`.execute(tx);
}

/** Deletes overrides. The articles keep their values until they are written again. */
export async function deleteOverrides(tx: Db, keys: readonly ArticleKey[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`delete from article_override o
    using ${records(
      keys.map(({ sorg, code }) => ({ sorg, code })),
      keyTypes,
    )}
    where o.sorg = r.sorg and o.article = r.code`.execute(tx);
}

/** Finds the articles of a feed that have an override, and locks the overrides. */
export async function findOverridden(
  db: Db,
  keys: readonly ArticleKey[],
): Promise<OverriddenArticle[]> {
  const { rows } = await sql<Row>`
    select a.sorg, a.code, ${overrideColumns}
    from ${records(keys, keyTypes)} join article_override o on o.sorg = r.sorg and o.article = r.code
    join article a on a.sorg = o.sorg and a.code = o.article
    for update of o`.execute(db);
  return rows.map(toOverridden);
}

/** Stores the feed's values in the overrides, which return to them. */
export async function noteFed(
  db: Db,
  rows: readonly (ArticleKey & { fed: ArticleState })[],
): Promise<void> {
  const values = rows.map(({ sorg, code, fed }) => ({ sorg, code, ...fed }));
  const types = { order_blocked: 'boolean', new_from: 'date', new_to: 'date', active: 'boolean' };
  await sql`
    update article_override o
    set fed_order_blocked = r.order_blocked, fed_new_from = r.new_from, fed_new_to = r.new_to,
      fed_active = r.active
    from ${records(values, { ...keyTypes, ...types })}
    where o.sorg = r.sorg and o.article = r.code`.execute(db);
}
