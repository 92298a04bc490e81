import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Which events are asked for; what is left out is no filter. */
export interface LogFilter {
  /** The id of a user. */
  actor?: number | undefined;
  feature?: string | undefined;
  /** The id of a record of `feature`. */
  record?: string | undefined;
  kinds?: readonly string[] | undefined;
  /** `from` is included, `until` is not. */
  from?: Date | undefined;
  until?: Date | undefined;
  /** The id of the event that the page follows. */
  before?: number | undefined;
}

export interface LogRow {
  id: number;
  at: Date;
  kind: string;
  /** `user:<id>`, `operator` or `unknown`. */
  actor: string;
  actor_name: string | null;
  sorg: string;
  customer_name: string | null;
  request_id: string | null;
  detail: Readonly<Record<string, unknown>>;
}

/**
 * The newest events of some sales organisations, at most `limit`. Each organisation and each kind is read by an
 * index of its own in the order of time, so that a page costs the same however long the log is.
 */
export async function readLog(
  db: Db,
  sorgs: readonly string[],
  filter: LogFilter,
  limit: number,
): Promise<LogRow[]> {
  const { kinds } = filter;
  const byKind = kinds
    ? sql`cross join unnest(${[...kinds]}::text[]) k (kind)`
    : sql`cross join (select null::text as kind) k`;
  const conditions = sql.join(
    [...buildConditions(filter), kinds ? sql`a.kind = k.kind` : sql`true`],
    sql` and `,
  );
  const { rows } = await sql<LogRow>`
    select e.id, e.at, e.kind, e.actor, u.name as actor_name, e.sorg, c.name as customer_name,
      e.request_id, e.detail
    from (
      select page.* from unnest(${[...sorgs]}::text[]) s (sorg) ${byKind} cross join lateral (
        select a.id, a.at, a.kind, a.actor, a.sorg, a.customer, a.request_id, a.detail
        from audit_event a where a.sorg = s.sorg and ${conditions}
        order by a.at desc, a.id desc limit ${limit}
      ) page
      order by page.at desc, page.id desc limit ${limit}
    ) e
    left join app_user u on u.id = case when e.actor like 'user:%' then substr(e.actor, 6)::bigint end
    left join customer c on c.sorg = e.sorg and c.unified = e.customer
    order by e.at desc, e.id desc`.execute(db);
  return rows;
}

function buildConditions(filter: LogFilter): RawBuilder<SqlBool>[] {
  const { actor, feature, record, from, until, before } = filter;
  const conditions: RawBuilder<SqlBool>[] = [];
  if (actor !== undefined) conditions.push(sql`a.actor = ${`user:${actor}`}`);
  if (feature !== undefined)
    conditions.push(sql`a.kind like 'record.%' and a.detail ->> 'feature' = ${feature}`);
  if (record !== undefined)
    conditions.push(sql`a.kind like 'record.%' and a.detail ->> 'id' = ${record}`);
  if (from) conditions.push(sql`a.at >= ${from}`);
  if (until) conditions.push(sql`a.at < ${until}`);
  if (before !== undefined)
    conditions.push(sql`(a.at, a.id) < ((select b.at from audit_event b where b.id = ${before}),
      ${before}::bigint)`);
  return conditions;
}
