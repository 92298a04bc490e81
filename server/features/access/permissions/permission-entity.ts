import type { Db } from '#server/db/database.ts';
import type { Permission, PermissionInput, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { checked, type Entity } from '#server/lib/entity.ts';
import { ruleErrors } from '#server/lib/rule-errors.ts';
import { knownPermissions } from '#shared/access/known-permissions.ts';
import { permissionFields } from '#shared/access/role.rules.ts';
import type { Administrator } from '../rights/administrator.store.ts';
import { lockAdministrator } from '../rights/administrator.ts';
import { findPlaceProblems } from '../rights/shared-records.rules.ts';
import {
  deletePermission,
  findPermission,
  insertPermission,
  type PermissionRow,
  type PermissionValues,
  updatePermission,
} from './permission.store.ts';

/** Permissions to the shared mutations (server/lib/entity.ts); all organisations use the same. */
export const permissionEntity = {
  feature: 'access',
  id: ({ name }) => `permission:${name}`,
  begin: lockAdministrator,
  find: (tx, _me, name) => findPermission(tx, name),
  check: async (tx, me, { name, description }, current) => {
    const values = { name, description: description ?? '' };
    const wrong = ruleErrors(permissionFields, values, 'permission');
    return checked(wrong.length > 0 ? wrong : await findProblems(tx, me, name, current), values);
  },
  checkState: async (_tx, me, permission) => [
    ...findPlaceProblems(me, null, 'id'),
    ...findUse(permission, 'id'),
  ],
  insert: async (tx, _me, values) => {
    await insertPermission(tx, values);
    return { ...values, roles: 0, version: 1 };
  },
  update: async (tx, _me, before, values) => {
    await updatePermission(tx, before.name, values);
    return { ...before, ...values, version: before.version + 1 };
  },
  remove: (tx, _me, { name }) => deletePermission(tx, name),
  show: showPermission,
  audited: ({ name, description }) => ({ name, description }),
} satisfies Entity<PermissionRow, PermissionInput, Permission, Administrator, PermissionValues>;

async function findProblems(
  tx: Db,
  me: Administrator,
  name: string,
  current: PermissionRow | null,
): Promise<UserError[]> {
  const isNew = name !== current?.name;
  const isTaken = isNew && (await findPermission(tx, name)) !== null;
  return [
    ...findPlaceProblems(me, null, 'permission.name'),
    ...(isTaken ? [userError('permission.name', 'NAME_TAKEN', 'It exists already')] : []),
    ...(isNew && current ? findUse(current, 'permission.name') : []),
  ];
}

function findUse({ roles }: PermissionRow, field: string): UserError[] {
  return roles > 0 ? [userError(field, 'IN_USE', 'Roles have it', { most: roles })] : [];
}

/** Returns a permission as an administrator sees it. */
export function showPermission(row: PermissionRow, me: Administrator): Permission {
  const { name } = row;
  return { ...row, id: name, isKnown: knownPermissions.has(name), mayEdit: me.isOwner };
}
