import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { Role, RoleInput, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { Entity } from '#server/lib/entity.ts';
import { type Administrator, listAdministered } from '../rights/administrator.store.ts';
import { forgetAdministrator, lockAdministrator } from '../rights/administrator.ts';
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

/** A role, with the administrator who changes it. */
interface ManagedRole {
  version: number;
  role: RoleRow;
  me: Administrator;
  /** The organisations that had an administrator before the change. */
  administered: readonly string[];
}

/** Returns the values of a role that was sent; lists and texts that were left out are empty. */
export function toRoleValues({
  name,
  description,
  permissions,
  flags,
  sorg,
}: RoleInput): RoleValues {
  return {
    name,
    description: description ?? '',
    flags: flags ?? [],
    sorg: sorg ?? null,
    permissions: [...new Set(permissions)],
  };
}

/** Roles to the shared mutations (server/lib/entity.ts). */
export const roleEntity: Required<
  Omit<Entity<ManagedRole, RoleValues, Role>, 'files' | 'restore' | 'isDeleted' | 'personal'>
> = {
  feature: 'access',
  id: ({ role }) => `role:${role.id}`,
  find: findManaged,
  check: async (tx, viewer, values, current) =>
    findRoleProblems(tx, await lockAdministrator(tx, viewer), values, current?.role ?? null),
  checkState: async (_tx, _viewer, { me, role }) => [
    ...findPlaceProblems(me, role.sorg, 'id'),
    ...findUnheld(me, role.permissions, 'id'),
    ...(role.groupRoles > 0
      ? [userError('id', 'IN_USE', 'Group roles have it', { most: role.groupRoles })]
      : []),
  ],
  verify: async (tx, viewer, before) => [
    ...(await findLostAdministrators(tx, before.administered)),
    ...(await findOutgrown(tx, viewer, before.role)),
  ],
  insert: async (tx, viewer, values) => {
    const id = toId(values.name, await listRoleIds(tx));
    await insertRole(tx, id, values);
    return requireManaged(tx, viewer, id);
  },
  update: async (tx, viewer, { role }, values) => {
    await updateRole(tx, role.id, values);
    return requireManaged(tx, viewer, role.id);
  },
  remove: (tx, _viewer, { role }) => deleteRole(tx, role.id),
  show: ({ role, me }) => showRole(role, me),
  audited: ({ role: { name, description, permissions, flags, sorg } }) => ({
    name,
    description,
    sorg,
    permissions: permissions.join(', '),
    flags: flags.join(', '),
  }),
};

async function findManaged(tx: Db, viewer: Viewer, id: string): Promise<ManagedRole | null> {
  const me = await lockAdministrator(tx, viewer);
  const role = await findRole(tx, me, id);
  return role && { version: role.version, role, me, administered: await listAdministered(tx) };
}

async function requireManaged(tx: Db, viewer: Viewer, id: string): Promise<ManagedRole> {
  const managed = await findManaged(tx, viewer, id);
  if (!managed) throw new Error(`Role ${id} is outside the fence of who changed it`);
  return managed;
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
async function findOutgrown(tx: Db, viewer: Viewer, before: RoleRow): Promise<UserError[]> {
  forgetAdministrator(tx);
  const me = await lockAdministrator(tx, viewer);
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
