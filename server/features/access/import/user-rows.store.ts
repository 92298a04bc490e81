import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { unusablePasswordHash } from '#server/lib/password.ts';
import { type Administrator, sharedFence } from '../rights/administrator.store.ts';
import type { CustomerPlace } from '../rights/rights.rules.ts';
import { toUserRow, type UserValues } from '../users/user.store.ts';
import { type UserRow, userColumns } from '../users/user-columns.store.ts';

/** A group role that rows can name. */
export interface NamedGroupRole {
  id: string;
  description: string;
  roles: { id: string; description: string }[];
}

/** Reads what rows can name: group roles that the administrator sees, with their roles, and languages of all hosts. */
export async function readRowChoices(
  db: Db,
  me: Administrator,
): Promise<{ groupRoles: NamedGroupRole[]; languages: string[] }> {
  const { rows } = await sql<{ groupRoles: NamedGroupRole[]; languages: string[] }>`
    select
      (select coalesce(json_agg(json_build_object('id', g.id, 'description', g.description,
        'roles', (select coalesce(json_agg(json_build_object('id', r.id,
            'description', coalesce(nullif(r.description, ''), r.name))), '[]')
          from group_role_role gr join role r on r.id = gr.role_id where gr.group_role_id = g.id))
        order by g.id), '[]') from group_role g where ${sharedFence(me, 'g')}) as "groupRoles",
      array(select distinct unnest(languages) from host) as languages`.execute(db);
  return rows[0] ?? { groupRoles: [], languages: [] };
}

/** The known facts about the names in many users' values. */
export interface RowFacts {
  /** The usernames of all rows in small letters, by the rule of the database, which differs from JavaScript's (İ). */
  folded: Record<string, string>;
  /** Those that are taken. */
  taken: string[];
  markets: string[];
  /** The customers that areas name. */
  customers: CustomerPlace[];
  /** The organisations of areas that have a portal to log in to. */
  portals: string[];
}

/** Looks up the names of many users in one statement. */
export async function findRowFacts(db: Db, users: readonly UserValues[]): Promise<RowFacts> {
  const names = users.map(({ username }) => username);
  const markets = users.flatMap((user) => user.markets);
  const areas = users.flatMap((user) => user.areas);
  const sorgs = areas.map(({ sorg }) => sorg);
  const named = areas.filter(({ limitation }) => limitation === 'customer');
  const { rows } = await sql<RowFacts>`
    select
      (select coalesce(json_object_agg(n, lower(n)), '{}')
        from (select distinct unnest(${names}::text[]) as n) named) as folded,
      array(select lower(username) from app_user where lower(username) in
        (select lower(n) from unnest(${names}::text[]) as n)) as taken,
      array(select id from content_target_market where id = any(${markets}::text[])) as markets,
      array(select distinct sorg from host where sorg = any(${sorgs}::text[])) as portals,
      (select coalesce(json_agg(json_build_object('sorg', c.sorg, 'unified', c.unified,
          'salesman', c.sales_person, 'sales_group', c.sales_group,
          'sales_office', c.sales_office)), '[]')
        from (select distinct sorg, value
          from json_to_recordset(${JSON.stringify(named)}::json) as a (sorg text, value text)) n
        join customer c on c.sorg = n.sorg and c.unified = n.value) as customers`.execute(db);
  return rows[0] ?? { folded: {}, taken: [], markets: [], customers: [], portals: [] };
}

/** Creates users without passwords, as a set. @returns them with all that belongs to them */
export async function insertUsers(tx: Db, users: readonly UserValues[]): Promise<UserRow[]> {
  if (users.length === 0) return [];
  const rows = await tx
    .insertInto('app_user')
    .values(users.map((user) => ({ ...toUserRow(user), password_hash: unusablePasswordHash })))
    .returning(['id', 'username'])
    .execute();
  const ids = new Map(rows.map(({ id, username }) => [username, id]));
  const idOf = ({ username }: UserValues) => ids.get(username);
  const areas = users.flatMap((user) =>
    user.areas.map(({ sorg, limitation, value }) => ({
      user_id: idOf(user),
      sorg,
      limitation,
      value,
    })),
  );
  await sql`insert into user_area (user_id, sorg, limitation, value)
    select * from ${toRows(areas, sql`user_id bigint, sorg text, limitation text, value text`)}`.execute(
    tx,
  );
  const chosen = users.flatMap((user) =>
    user.roles === null
      ? []
      : { user_id: idOf(user), group_role: user.groupRole, roles: user.roles },
  );
  await sql`insert into user_role_off (user_id, role_id)
    select n.user_id, g.role_id
    from ${toRows(chosen, sql`user_id bigint, group_role text, roles jsonb`)}
    join group_role_role g on g.group_role_id = n.group_role
    where not n.roles ? g.role_id`.execute(tx);
  const markets = users.flatMap((user) =>
    user.markets.map((market_id) => ({ user_id: idOf(user), market_id })),
  );
  await sql`insert into user_content_target_market (user_id, market_id)
    select * from ${toRows(markets, sql`user_id bigint, market_id text`)}`.execute(tx);
  const created = await sql<UserRow>`
    select ${userColumns(null, mostAuditedAreas)}
    from app_user u join group_role g on g.id = u.group_role_id
    where u.id = any(${[...ids.values()]}::bigint[]) order by u.id`.execute(tx);
  return created.rows;
}

/** A history's text is cut after 500 characters anyway. */
const mostAuditedAreas = 100;

const toRows = (values: readonly object[], columns: RawBuilder<unknown>) =>
  sql`json_to_recordset(${JSON.stringify(values)}::json) as n (${columns})`;
