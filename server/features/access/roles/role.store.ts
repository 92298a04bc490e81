import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { type ListDefinition, type ListSort, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import { type Administrator, sharedFence } from '../rights/administrator.store.ts';

export interface RoleRow {
  id: string;
  name: string;
  description: string;
  permissions: string[];
  flags: string[];
  sorg: string | null;
  /** How many group roles have it. */
  groupRoles: number;
  version: number;
}

export interface RoleValues {
  name: string;
  description: string;
  permissions: readonly string[];
  flags: readonly string[];
  sorg: string | null;
}

type RoleSortColumn = 'name' | 'groupRoles';

const countGroupRoles = sql`(select count(*) from group_role_role gr where gr.role_id = r.id)`;

const columns = sql`r.id, r.name, r.description, r.flags, r.sorg, r.version,
  array(select p.permission from role_permission p where p.role_id = r.id order by p.permission)
    as permissions, ${countGroupRoles} as "groupRoles"`;

const roleList: ListDefinition<
  { groupRoleIds?: readonly string[] | null | undefined },
  RoleSortColumn
> = {
  from: sql`role r`,
  key: { id: { column: sql`r.id`, type: 'text' } },
  columns: { name: sql`lower(r.name) collate "und-x-icu"`, groupRoles: countGroupRoles },
  order: [{ by: 'name', order: 'ASC' }],
  search: (pattern) =>
    sql`search_text(r.id || ' ' || r.name || ' ' || r.description) like ${pattern}`,
  filters: {
    groupRoleIds: (ids) => sql`exists (select from group_role_role gr
      where gr.role_id = r.id and gr.group_role_id = any(${[...ids]}::text[]))`,
  },
};

/** A page of the roles that an administrator sees. */
export function rolePage(
  db: Db,
  me: Administrator,
  request: {
    groupRoleIds: readonly string[] | null;
    search: readonly string[];
    sort?: readonly ListSort<RoleSortColumn>[] | undefined;
    page: Page;
  },
): Promise<{ rows: RoleRow[]; count: number }> {
  const { groupRoleIds, ...asked } = request;
  return listQuery(
    db,
    roleList,
    { ...asked, filter: { groupRoleIds }, fence: sharedFence(me, 'r') },
    { select: columns, join: sql`join role r on r.id = p.id` },
  );
}

/** A role that an administrator sees; null for any other. */
export async function findRole(db: Db, me: Administrator, id: string): Promise<RoleRow | null> {
  const { rows } = await sql<RoleRow>`
    select ${columns} from role r where r.id = ${id} and ${sharedFence(me, 'r')}`.execute(db);
  return rows[0] ?? null;
}

/** Reads the facts that the check of a role's values needs from the database. */
export async function findRoleFacts(
  db: Db,
  { permissions, name, sorg }: RoleValues,
  but: string | null,
): Promise<{ permissions: string[]; isTaken: boolean }> {
  const { rows } = await sql<{ permissions: string[]; isTaken: boolean }>`
    select array(select p.name from permission p where p.name = any(${[...permissions]}::text[]))
        as permissions,
      exists (select from role r where lower(r.name) = lower(${name})
        and r.sorg is not distinct from ${sorg}::text and r.id is distinct from ${but}::text)
        as "isTaken"`.execute(db);
  return rows[0] ?? { permissions: [], isTaken: false };
}

/** The ids of all roles, so that a new one gets another. */
export async function listRoleIds(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('role').select('id').limit(100_000).execute();
  return new Set(rows.map(({ id }) => id));
}

/** The group roles that have a role. */
export async function listGroupRolesWith(db: Db, role: string): Promise<string[]> {
  const rows = await db
    .selectFrom('group_role_role')
    .select('group_role_id')
    .where('role_id', '=', role)
    .orderBy('group_role_id')
    .limit(100_000)
    .execute();
  return rows.map(({ group_role_id: id }) => id);
}

export async function insertRole(tx: Db, id: string, values: RoleValues): Promise<void> {
  const { permissions, flags, ...fields } = values;
  await tx
    .insertInto('role')
    .values({ id, ...fields, flags: [...flags], staff_changed_at: sql<Date>`now()` })
    .execute();
  await writePermissions(tx, id, permissions);
}

export async function updateRole(tx: Db, id: string, values: RoleValues): Promise<void> {
  const { permissions, flags, ...fields } = values;
  await tx
    .updateTable('role')
    .set({
      ...fields,
      flags: [...flags],
      version: sql<number>`version + 1`,
      staff_changed_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
  await writePermissions(tx, id, permissions);
}

/** Only what differs is written, because each change ends the access tokens of all who have the role. */
async function writePermissions(tx: Db, id: string, permissions: readonly string[]) {
  await sql`delete from role_permission where role_id = ${id}
    and permission <> all(${[...permissions]}::text[])`.execute(tx);
  await sql`insert into role_permission (role_id, permission)
    select ${id}, unnest(${[...permissions]}::text[]) on conflict do nothing`.execute(tx);
}

export async function deleteRole(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('role').where('id', '=', id).execute();
}
