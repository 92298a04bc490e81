import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { Permission, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { Entity } from '#server/lib/entity.ts';
import { knownPermissions } from '#shared/access/known-permissions.ts';
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

/** A permission, with the administrator who changes it. */
interface ManagedPermission {
  version: number;
  permission: PermissionRow;
  me: Administrator;
}

/** Permissions to the shared mutations (server/lib/entity.ts); all organisations use the same. */
export const permissionEntity: Required<
  Omit<
    Entity<ManagedPermission, PermissionValues, Permission>,
    'files' | 'restore' | 'isDeleted' | 'personal' | 'verify'
  >
> = {
  feature: 'access',
  id: ({ permission }) => `permission:${permission.name}`,
  find: findManaged,
  check: async (tx, viewer, values, current) =>
    findProblems(tx, await lockAdministrator(tx, viewer), values, current?.permission ?? null),
  checkState: async (_tx, _viewer, { me, permission }) => [
    ...findPlaceProblems(me, null, 'id'),
    ...findUse(permission, 'id'),
  ],
  insert: async (tx, viewer, values) => {
    await insertPermission(tx, values);
    return requireManaged(tx, viewer, values.name);
  },
  update: async (tx, viewer, { permission }, values) => {
    await updatePermission(tx, permission.name, values);
    return requireManaged(tx, viewer, values.name);
  },
  remove: (tx, _viewer, { permission }) => deletePermission(tx, permission.name),
  show: ({ permission, me }) => showPermission(permission, me),
  audited: ({ permission: { name, description } }) => ({ name, description }),
};

async function findManaged(
  tx: Db,
  viewer: Viewer,
  name: string,
): Promise<ManagedPermission | null> {
  const me = await lockAdministrator(tx, viewer);
  const permission = await findPermission(tx, name);
  return permission && { version: permission.version, permission, me };
}

async function requireManaged(tx: Db, viewer: Viewer, name: string): Promise<ManagedPermission> {
  const managed = await findManaged(tx, viewer, name);
  if (!managed) throw new Error(`Permission ${name} was not written`);
  return managed;
}

async function findProblems(
  tx: Db,
  me: Administrator,
  { name }: PermissionValues,
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
