import type { Db } from '#server/db/database.ts';
import type { Role, RoleInput, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { checked, type Entity } from '#server/lib/entity.ts';
import { ruleErrors } from '#server/lib/rule-errors.ts';
import { roleFields } from '#shared/access/role.rules.ts';
import type { Administrator } from '../rights/administrator.store.ts';
import {
  type ActingAdministrator,
  beginAdministration,
  requireAdministrator,
} from '../rights/administrator.ts';
import { findLostAdministrators } from '../rights/last-administrator.ts';
import {
  findPlaceProblems,
  findUnheld,
  haveSameNames,
  toId,
} from '../rights/shared-records.rules.ts';
import { notYours } from '../users/user-problems.ts';
import {
  deleteRole,
  findRole,
  findRoleFacts,
  insertRole,
  listGroupRolesWith,
  listRoleIds,
  type RoleRow,
  type RoleValues,
  updateRole,
} from './role.store.ts';

/** Returns the values of a role that was sent; lists and texts that were left out are empty. */
function toRoleValues({ name, description, permissions, flags, sorg }: RoleInput): RoleValues {
  return {
    name,
    description: description ?? '',
    flags: flags ?? [],
    sorg: sorg ?? null,
    permissions: [...new Set(permissions)],
  };
}

/** Roles to the shared mutations (server/lib/entity.ts). */
export const roleEntity = {
  feature: 'access',
  id: ({ id }) => `role:${id}`,
  begin: beginAdministration,
  find: findRole,
  check: async (tx, me, sent, current) => {
    const values = toRoleValues(sent);
    const wrong = ruleErrors(roleFields, values, 'role');
    const problems = wrong.length > 0 ? wrong : await findRoleProblems(tx, me, values, current);
    return checked(problems, values);
  },
  checkState: async (_tx, me, { sorg, permissions, groupRoles: most }) => [
    ...findPlaceProblems(me, sorg, 'id'),
    ...findUnheld(me, permissions, 'id'),
    ...(most > 0 ? [userError('id', 'IN_USE', 'Group roles have it', { most })] : []),
  ],
  verify: async (tx, { administered, userId }, before) => [
    ...(await findLostAdministrators(tx, administered)),
    ...(await findOutgrown(tx, userId, before)),
  ],
  insert: async (tx, me, values) => {
    const id = toId(values.name, await listRoleIds(tx));
    await insertRole(tx, id, values);
    return requireRole(tx, me, id);
  },
  update: async (tx, me, { id }, values) => {
    await updateRole(tx, id, values);
    return requireRole(tx, me, id);
  },
  remove: (tx, _me, { id }) => deleteRole(tx, id),
  show: showRole,
  audited: ({ name, description, permissions, flags, sorg }) => ({
    name,
    description,
    sorg,
    permissions: permissions.join(', '),
    flags: flags.join(', '),
  }),
} satisfies Entity<RoleRow, RoleInput, Role, ActingAdministrator, RoleValues>;

async function requireRole(tx: Db, me: Administrator, id: string): Promise<RoleRow> {
  const role = await findRole(tx, me, id);
  if (!role) throw new Error(`Role ${id} is outside the fence of who changed it`);
  return role;
}

async function findRoleProblems(
  tx: Db,
  me: Administrator,
  values: RoleValues,
  current: RoleRow | null,
): Promise<UserError[]> {
  const place = [
    ...(current ? findPlaceProblems(me, current.sorg, 'role.sorg') : []),
    ...findPlaceProblems(me, values.sorg, 'role.sorg'),
  ].slice(0, 1);
  const facts = await findRoleFacts(tx, values, current?.id ?? null);
  const unknown = values.permissions.find((name) => !facts.permissions.includes(name));
  const before = current?.permissions ?? [];
  const differs =
    !haveSameNames(before, values.permissions) ||
    !haveSameNames(current?.flags ?? [], values.flags);
  return [
    ...place,
    ...(facts.isTaken ? [userError('role.name', 'NAME_TAKEN', 'Another role has this name')] : []),
    ...(unknown === undefined
      ? []
      : [
          userError('role.permissions', 'UNKNOWN_PERMISSION', `There is no ${unknown}`, {
            name: unknown,
          }),
        ]),
    ...findUnheld(me, [...before, ...values.permissions], 'role.permissions'),
    ...(current && differs && me.roles.has(current.id)
      ? [userError('role.permissions', 'NOT_YOURSELF', 'You cannot change your own rights')]
      : []),
  ];
}

/**
 * Returns the refusal of permissions by which a group role that has the role now allows more than the administrator
 * may give: its users would get by the role what the administrator cannot give them by a group role.
 * @param before the role as it was
 */
async function findOutgrown(tx: Db, userId: number, before: RoleRow): Promise<UserError[]> {
  const me = await requireAdministrator(tx, userId);
  if (me.isOwner) return [];
  const role = await findRole(tx, me, before.id);
  const gained = role?.permissions.filter((name) => !before.permissions.includes(name)) ?? [];
  if (gained.length === 0) return [];
  const groupRoles = await listGroupRolesWith(tx, before.id);
  const outgrown = groupRoles.find((id) => !me.givable.has(id));
  if (outgrown === undefined) return [];
  return [{ ...(await notYours(tx, me, outgrown)), field: 'role.permissions' }];
}

/** Returns a role as an administrator sees it. */
export function showRole(row: RoleRow, me: Administrator): Role {
  const mayEdit =
    findPlaceProblems(me, row.sorg, '').length === 0 &&
    findUnheld(me, row.permissions, '').length === 0;
  return { ...row, permissions: row.permissions.map((name) => ({ name })), mayEdit };
}
