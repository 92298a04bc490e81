import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { type FieldChanges, personalValues } from '#server/features/audit/audit-storage.public.ts';

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
  /** The values of persons that `detail` masks. */
  personal: FieldChanges | null;
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
  const kinds = findKinds(filter);
  const eachKind =
    kinds && kinds.length !== 1 ? sql`cross join unnest(${[...kinds]}::text[]) k (kind)` : sql``;
  // The few events of a record are all read by its index, instead of all events in the order of time.
  const atOnce = filter.record === undefined ? sql`` : sql`offset 0`;
  const conditions = sql.join([sql`a.sorg = s.sorg`, ...buildConditions(filter)], sql` and `);
  const { rows } = await sql<LogRow>`
    select e.id, e.at, e.kind, e.actor, u.name as actor_name, e.sorg, c.name as customer_name,
      e.request_id, e.detail, ${personalValues('e')} as personal
    from (
      select page.* from unnest(${[...sorgs]}::text[]) s (sorg) ${eachKind} cross join lateral (
        select a.* from (
          select a.id, a.at, a.kind, a.actor, a.sorg, a.customer, a.request_id, a.detail
          from audit_event a where ${conditions} ${atOnce}
        ) a
        order by a.at desc, a.id desc limit ${limit}
      ) page
      order by page.at desc, page.id desc limit ${limit}
    ) e
    left join app_user u on u.id = case when e.actor like 'user:%' then substr(e.actor, 6)::bigint end
    left join customer c on c.sorg = e.sorg and c.unified = e.customer
    order by e.at desc, e.id desc`.execute(db);
  return rows;
}

/** The kinds to read; undefined for all. Only changes of records have a feature, whose index has their kinds. */
function findKinds({ kinds, feature }: LogFilter): readonly string[] | undefined {
  if (feature === undefined) return kinds;
  return recordKinds.filter((kind) => kinds?.includes(kind) ?? true);
}

const recordKinds = ['record.created', 'record.changed', 'record.deleted', 'record.restored'];

function buildConditions(filter: LogFilter): RawBuilder<SqlBool>[] {
  const { actor, feature, record, from, until, before } = filter;
  const kinds = findKinds(filter);
  const conditions: RawBuilder<SqlBool>[] = [];
  // A single kind as a value: the planner then knows whether it is rarer than the other conditions.
  if (kinds) conditions.push(sql`a.kind = ${kinds.length === 1 ? kinds[0] : sql`k.kind`}`);
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
