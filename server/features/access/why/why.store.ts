import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { UserArea } from '#server/graphql/context.ts';
import { type Administrator, sharedFence } from '../rights/administrator.store.ts';
import { isInAreas } from '../rights/customers-in-areas.store.ts';
import type { CustomerPlace } from '../rights/rights.rules.ts';
import { roleName, rolesOfGroupRole } from '../rights/role-names.store.ts';

/** A role by its name for readers. */
export interface NamedRole {
  id: string;
  description: string;
}

/** Returns the roles of a group role that an administrator sees; null for any other group role. */
export async function readGroupRole(
  db: Db,
  me: Administrator,
  id: string,
): Promise<{ id: string; description: string; roles: NamedRole[] } | null> {
  const { rows } = await sql<{ id: string; description: string; roles: NamedRole[] }>`
    select g.id, g.description, ${rolesOfGroupRole} as roles
    from group_role g where g.id = ${id} and ${sharedFence(me, 'g')}`.execute(db);
  return rows[0] ?? null;
}

/** The permissions of roles, each with one of the roles. */
export async function readPermissions(
  db: Db,
  roles: readonly string[],
): Promise<{ permission: string; role: string }[]> {
  const { rows } = await sql<{ permission: string; role: string }>`
    select p.permission, p.role_id as role from role_permission p
    where p.role_id = any(${[...roles]}::text[]) order by p.permission, p.role_id`.execute(db);
  return rows;
}

/** The roles with one of the permissions, and whether the group role has them. */
export async function readBringers(
  db: Db,
  me: Administrator,
  permissions: readonly string[],
  groupRole: string,
): Promise<(NamedRole & { permission: string; isInGroupRole: boolean })[]> {
  const { rows } = await sql<NamedRole & { permission: string; isInGroupRole: boolean }>`
    select r.id, ${roleName} as description, p.permission, exists (
      select from group_role_role gr
      where gr.role_id = r.id and gr.group_role_id = ${groupRole}) as "isInGroupRole"
    from role_permission p join role r on r.id = p.role_id
    where p.permission = any(${[...permissions]}::text[]) and (${sharedFence(me, 'r')} or exists (
      select from group_role_role gr
      where gr.role_id = r.id and gr.group_role_id = ${groupRole}))
    order by r.id, p.permission`.execute(db);
  return rows;
}

/** Where a customer is, by its unified code; null for none. */
export async function findPlace(
  db: Db,
  { sorg, unified }: { sorg: string; unified: string },
): Promise<CustomerPlace | null> {
  const { rows } = await sql<CustomerPlace>`
    select c.sorg, c.unified, c.sales_person as salesman, c.sales_group, c.sales_office
    from customer c where c.sorg = ${sorg} and c.unified = ${unified}`.execute(db);
  return rows[0] ?? null;
}

/** A customer by name. */
export interface ReachedCustomerRow {
  sorg: string;
  unified: string;
  name: string;
}

/** Counts the customers that lie inside areas and inside those of the administrator, and reads the first by name. */
export async function readReached(
  db: Db,
  { areas: own }: Administrator,
  areas: readonly UserArea[],
  most: number,
): Promise<{ count: number; first: ReachedCustomerRow[] }> {
  if (areas.length === 0) return { count: 0, first: [] };
  const { rows } = await sql<{ count: number; first: ReachedCustomerRow[] }>`
    with reached as materialized (
      select c.sorg, c.unified, c.name from customer c where ${isInAreas(areas)} and ${isInAreas(own)}
    )
    select (select count(*) from reached) as count,
      (select coalesce(json_agg(f), '[]') from (
        select * from reached order by name collate "und-x-icu", sorg, unified limit ${most}) f)
        as first`.execute(db);
  return rows[0] ?? { count: 0, first: [] };
}
