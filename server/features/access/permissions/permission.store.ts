import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { type ListDefinition, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';

export interface PermissionValues {
  name: string;
  description: string;
}

export interface PermissionRow extends PermissionValues {
  /** How many roles have it. */
  roles: number;
  version: number;
}

const columns = sql`n.name, n.description, n.version,
  (select count(*) from role_permission p where p.permission = n.name) as roles`;

const permissionList: ListDefinition<object, 'name'> = {
  from: sql`permission n`,
  key: { name: { column: sql`n.name`, type: 'text' } },
  columns: { name: sql`n.name collate "C"` },
  order: [{ by: 'name', order: 'ASC' }],
  search: (pattern) => sql`search_text(n.name || ' ' || n.description) like ${pattern}`,
  filters: {},
};

/** A page of all permissions, by name. */
export function permissionPage(
  db: Db,
  request: { search: readonly string[]; page: Page },
): Promise<{ rows: PermissionRow[]; count: number }> {
  return listQuery(
    db,
    permissionList,
    { ...request, filter: {}, fence: sql`true` },
    { select: columns, join: sql`join permission n on n.name = p.name` },
  );
}

/** A permission; null where there is none of the name. */
export async function findPermission(db: Db, name: string): Promise<PermissionRow | null> {
  const { rows } = await sql<PermissionRow>`
    select ${columns} from permission n where n.name = ${name}`.execute(db);
  return rows[0] ?? null;
}

export async function insertPermission(tx: Db, values: PermissionValues): Promise<void> {
  await tx
    .insertInto('permission')
    .values({ ...values, staff_changed_at: sql<Date>`now()` })
    .execute();
}

export async function updatePermission(
  tx: Db,
  name: string,
  values: PermissionValues,
): Promise<void> {
  await tx
    .updateTable('permission')
    .set({
      ...values,
      version: sql<number>`version + 1`,
      staff_changed_at: sql<Date>`now()`,
    })
    .where('name', '=', name)
    .execute();
}

export async function deletePermission(tx: Db, name: string): Promise<void> {
  await tx.deleteFrom('permission').where('name', '=', name).execute();
}
