import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { SecondFactorPolicy } from '#server/graphql/generated/types.ts';
import { type ListDefinition, type ListSort, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import { type Administrator, sharedFence } from '../rights/administrator.store.ts';
import { rolesOfGroupRole } from '../rights/role-names.store.ts';

export interface GroupRoleRow {
  id: string;
  description: string;
  roles: { id: string; description: string }[];
  grants: { id: string; description: string }[];
  secondFactor: SecondFactorPolicy;
  sorg: string | null;
  /** How many users have it. */
  users: number;
  version: number;
}

export interface GroupRoleValues {
  description: string;
  roles: readonly string[];
  grants: readonly string[];
  secondFactor: SecondFactorPolicy;
  sorg: string | null;
}

type GroupRoleSortColumn = 'description' | 'users';

const countUsers = sql`(select count(*) from app_user u where u.group_role_id = g.id)`;

const columns = sql`g.id, g.description, g.second_factor as "secondFactor", g.sorg, g.version,
  ${countUsers} as users,
  ${rolesOfGroupRole} as roles,
  (select coalesce(json_agg(json_build_object('id', h.id, 'description', h.description)
      order by h.id), '[]')
    from group_role_grant gg join group_role h on h.id = gg.granted_id
    where gg.group_role_id = g.id) as grants`;

const groupRoleList: ListDefinition<object, GroupRoleSortColumn> = {
  from: sql`group_role g`,
  key: { id: { column: sql`g.id`, type: 'text' } },
  columns: { description: sql`lower(g.description) collate "und-x-icu"`, users: countUsers },
  order: [{ by: 'description', order: 'ASC' }],
  search: (pattern) => sql`search_text(g.id || ' ' || g.description) like ${pattern}`,
  filters: {},
};

/** A page of the group roles that an administrator sees. */
export function groupRolePage(
  db: Db,
  me: Administrator,
  request: {
    search: readonly string[];
    sort?: readonly ListSort<GroupRoleSortColumn>[] | undefined;
    page: Page;
  },
): Promise<{ rows: GroupRoleRow[]; count: number }> {
  return listQuery(
    db,
    groupRoleList,
    { ...request, filter: {}, fence: sharedFence(me, 'g') },
    { select: columns, join: sql`join group_role g on g.id = p.id` },
  );
}

/** A group role that an administrator sees; null for any other. */
export async function findGroupRole(
  db: Db,
  me: Administrator,
  id: string,
): Promise<GroupRoleRow | null> {
  const { rows } = await sql<GroupRoleRow>`
    select ${columns} from group_role g where g.id = ${id} and ${sharedFence(me, 'g')}`.execute(db);
  return rows[0] ?? null;
}

/** The facts that the check of a group role's values needs from the database. */
export interface GroupRoleFacts {
  /** The sent roles that exist and may be in the group role. */
  roles: string[];
  /** The group roles to be granted, if they exist. */
  grants: string[];
  isTaken: boolean;
  /** Whether one group role that the administrator may give allows all that the roles allow. */
  isContained: boolean;
  /** A permission of the roles that no group role has which the administrator may give. */
  missing: string | null;
}

/** @param but the group role that has the values, when it exists already */
export async function findGroupRoleFacts(
  db: Db,
  me: Administrator,
  { roles, grants, description, sorg }: GroupRoleValues,
  but: string | null,
): Promise<GroupRoleFacts> {
  const chosen = sql`any(${[...roles]}::text[])`;
  const givable = [...me.givable].filter((id) => id !== but);
  const { rows } = await sql<GroupRoleFacts>`
    with wanted as (select distinct permission from role_permission where role_id = ${chosen}),
    held as (
      select h.group_role_id, p.permission from group_role_role h
      join role_permission p on p.role_id = h.role_id
      where h.group_role_id = any(${givable}::text[])
    )
    select
      array(select r.id from role r where r.id = ${chosen}
        and (r.sorg is null or r.sorg = ${sorg}::text)) as roles,
      array(select g.id from group_role g where g.id = any(${[...grants]}::text[])
        and (g.sorg is null or g.sorg = ${sorg}::text)) as grants,
      exists (select from group_role g where lower(g.description) = lower(${description})
        and g.sorg is not distinct from ${sorg}::text and g.id is distinct from ${but}::text)
        as "isTaken",
      exists (select from unnest(${givable}::text[]) as one (id) where not exists (
        select from wanted w where not exists (
          select from held where held.group_role_id = one.id and held.permission = w.permission)))
        as "isContained",
      (select min(permission) from wanted where permission not in (select permission from held))
        as missing`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database answered nothing');
  return row;
}

/** The ids of all group roles, so that a new one gets another. */
export async function listGroupRoleIds(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('group_role').select('id').limit(100_000).execute();
  return new Set(rows.map(({ id }) => id));
}

export async function insertGroupRole(tx: Db, id: string, values: GroupRoleValues): Promise<void> {
  const { description, sorg, secondFactor: second_factor } = values;
  await tx
    .insertInto('group_role')
    .values({ id, description, sorg, second_factor, staff_changed_at: sql<Date>`now()` })
    .execute();
  await writeLists(tx, id, values);
}

export async function updateGroupRole(tx: Db, id: string, values: GroupRoleValues): Promise<void> {
  const { description, sorg, secondFactor: second_factor } = values;
  await tx
    .updateTable('group_role')
    .set({
      description,
      sorg,
      second_factor,
      staff_changed_at: sql<Date>`now()`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
  await writeLists(tx, id, values);
}

/**
 * Only what differs is written, because each role that comes or goes ends the access tokens of all users of the
 * group role. Roles that are gone are no longer deselected by users either.
 */
async function writeLists(tx: Db, id: string, { roles, grants }: GroupRoleValues): Promise<void> {
  await sql`delete from group_role_role where group_role_id = ${id}
    and role_id <> all(${[...roles]}::text[])`.execute(tx);
  await sql`insert into group_role_role (group_role_id, role_id)
    select ${id}, unnest(${[...roles]}::text[]) on conflict do nothing`.execute(tx);
  await sql`delete from user_role_off o using app_user u
    where u.id = o.user_id and u.group_role_id = ${id}
      and o.role_id <> all(${[...roles]}::text[])`.execute(tx);
  await sql`delete from group_role_grant where group_role_id = ${id}
    and granted_id <> all(${[...grants]}::text[])`.execute(tx);
  await sql`insert into group_role_grant (group_role_id, granted_id)
    select ${id}, unnest(${[...grants]}::text[]) on conflict do nothing`.execute(tx);
}

export async function deleteGroupRole(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('group_role').where('id', '=', id).execute();
}
