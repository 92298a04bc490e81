import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { type Administrator, userFence } from '../rights/administrator.store.ts';
import type { RightsModel, UserProfile } from './effect.rules.ts';

/** Most profiles that are read; there are only as many as users have deselected roles differently. */
const mostProfiles = 100_000;

/** The users with their profile, which is a text: the group role and the roles of it that are deselected. */
const profiled = sql`app_user u left join (
    select user_id, array_agg(role_id order by role_id) as roles from user_role_off group by user_id
  ) o on o.user_id = u.id`;
const profileKey = sql`jsonb_build_array(u.group_role_id, coalesce(o.roles, '{}'))::text`;

/** The group roles that a change concerns: one, or all that have a role. */
export type Concerned = { groupRole: string } | { role: string };

/**
 * Reads the rights in the concerned group roles and the profiles of their active users, in one statement whose
 * answer depends on how many group roles and profiles there are, not on how many users.
 * @param more roles whose permissions are read besides
 */
export async function readRights(
  db: Db,
  concerned: Concerned,
  more: readonly string[],
): Promise<{ model: RightsModel; profiles: UserProfile[] }> {
  const { rows } = await sql<{
    groupRoles: { id: string; roles: string[] }[];
    roles: { id: string; permissions: string[] }[];
    profiles: UserProfile[];
  }>`
    with concerned as materialized (${selectConcerned(concerned)}),
    listed as (
      select gr.role_id as id from group_role_role gr where gr.group_role_id in (select id from concerned)
      union select unnest(${[...more]}::text[])
    )
    select
      (select coalesce(json_agg(json_build_object('id', c.id, 'roles', array(
        select gr.role_id from group_role_role gr where gr.group_role_id = c.id))), '[]')
        from concerned c) as "groupRoles",
      (select coalesce(json_agg(json_build_object('id', l.id, 'permissions', array(
        select p.permission from role_permission p where p.role_id = l.id))), '[]')
        from listed l) as roles,
      (select coalesce(json_agg(found), '[]') from (
        select ${profileKey} as key, min(u.group_role_id) as "groupRole",
          (${profileKey}::jsonb -> 1) as deselected,
          count(*) as users
        from ${profiled}
        where u.active and u.group_role_id in (select id from concerned)
        group by 1 limit ${mostProfiles}) found) as profiles`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database answered nothing');
  return {
    model: {
      groupRoles: new Map(row.groupRoles.map(({ id, roles }) => [id, roles])),
      roles: new Map(row.roles.map(({ id, permissions }) => [id, permissions])),
    },
    profiles: row.profiles,
  };
}

function selectConcerned(concerned: Concerned): RawBuilder<unknown> {
  return 'groupRole' in concerned
    ? sql`select g.id from group_role g where g.id = ${concerned.groupRole}`
    : sql`select gr.group_role_id as id from group_role_role gr where gr.role_id = ${concerned.role}`;
}

/** A user by name. */
export interface UserNameRow {
  id: number;
  username: string;
  name: string;
}

/** The first users of profiles whom an administrator sees, by name. */
export async function listUsersOf(
  db: Db,
  me: Administrator,
  { profiles, groupRoles }: { profiles: readonly string[]; groupRoles: readonly string[] },
  most: number,
): Promise<UserNameRow[]> {
  if (profiles.length === 0) return [];
  const { rows } = await sql<UserNameRow>`
    select u.id, u.username, u.name from ${profiled}
    where u.active and u.group_role_id = any(${[...groupRoles]}::text[])
      and ${profileKey} = any(${[...profiles]}::text[]) and ${userFence(me)}
    order by u.name collate "und-x-icu", u.id limit ${most}`.execute(db);
  return rows;
}
