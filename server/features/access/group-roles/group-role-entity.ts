import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { GroupRole, GroupRoleInput, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { Entity } from '#server/lib/entity.ts';
import { type Administrator, listAdministered } from '../rights/administrator.store.ts';
import { forgetAdministrator, lockAdministrator } from '../rights/administrator.ts';
import { findLostAdministrators } from '../rights/last-administrator.ts';
import { findPlaceProblems, haveSameNames, toId } from '../rights/shared-records.rules.ts';
import {
  deleteGroupRole,
  findGroupRole,
  findGroupRoleFacts,
  type GroupRoleFacts,
  type GroupRoleRow,
  type GroupRoleValues,
  insertGroupRole,
  listGroupRoleIds,
  updateGroupRole,
} from './group-role.store.ts';

/** A group role, with the administrator who changes it. */
interface ManagedGroupRole {
  version: number;
  groupRole: GroupRoleRow;
  me: Administrator;
  /** The organisations that had an administrator before the change. */
  administered: readonly string[];
}

/** Returns the values of a group role that was sent; what was left out has its default. */
export function toGroupRoleValues(sent: GroupRoleInput): GroupRoleValues {
  const { description, roles, grants, secondFactor, sorg } = sent;
  return {
    description,
    sorg: sorg ?? null,
    secondFactor: secondFactor ?? 'offered',
    roles: [...new Set(roles)],
    grants: [...new Set(grants ?? [])],
  };
}

/** Group roles to the shared mutations (server/lib/entity.ts). */
export const groupRoleEntity: Required<
  Omit<
    Entity<ManagedGroupRole, GroupRoleValues, GroupRole>,
    'files' | 'restore' | 'isDeleted' | 'personal'
  >
> = {
  feature: 'access',
  id: ({ groupRole }) => `group-role:${groupRole.id}`,
  find: findManaged,
  check: async (tx, viewer, values, current) =>
    findGroupRoleProblems(
      tx,
      await lockAdministrator(tx, viewer),
      values,
      current?.groupRole ?? null,
    ),
  checkState: async (_tx, _viewer, { me, groupRole }) => [
    ...findPlaceProblems(me, groupRole.sorg, 'id'),
    ...findUngivable(me, groupRole.id, 'id'),
    ...(groupRole.users > 0
      ? [userError('id', 'IN_USE', 'Users have it', { most: groupRole.users })]
      : []),
  ],
  verify: (tx, _viewer, { administered }) => findLostAdministrators(tx, administered),
  insert: async (tx, viewer, values) => {
    const id = toId(values.description, await listGroupRoleIds(tx));
    await insertGroupRole(tx, id, values);
    return requireManaged(tx, viewer, id);
  },
  update: async (tx, viewer, { groupRole }, values) => {
    await updateGroupRole(tx, groupRole.id, values);
    return requireManaged(tx, viewer, groupRole.id);
  },
  remove: (tx, _viewer, { groupRole }) => deleteGroupRole(tx, groupRole.id),
  show: ({ groupRole, me }) => showGroupRole(groupRole, me),
  audited: ({ groupRole: { description, roles, grants, secondFactor, sorg } }) => ({
    description,
    secondFactor,
    sorg,
    roles: roles.map(({ id }) => id).join(', '),
    grants: grants.map(({ id }) => id).join(', '),
  }),
};

async function findManaged(tx: Db, viewer: Viewer, id: string): Promise<ManagedGroupRole | null> {
  const me = await lockAdministrator(tx, viewer);
  const groupRole = await findGroupRole(tx, me, id);
  if (!groupRole) return null;
  const administered = await listAdministered(tx);
  return { version: groupRole.version, groupRole, me, administered };
}

async function requireManaged(tx: Db, viewer: Viewer, id: string): Promise<ManagedGroupRole> {
  forgetAdministrator(tx);
  const managed = await findManaged(tx, viewer, id);
  if (!managed) throw new Error(`Group role ${id} is outside the fence of who changed it`);
  return managed;
}

async function findGroupRoleProblems(
  tx: Db,
  me: Administrator,
  values: GroupRoleValues,
  current: GroupRoleRow | null,
): Promise<UserError[]> {
  const facts = await findGroupRoleFacts(tx, me, values, current?.id ?? null);
  const place = [
    ...(current ? findPlaceProblems(me, current.sorg, 'groupRole.sorg') : []),
    ...findPlaceProblems(me, values.sorg, 'groupRole.sorg'),
  ].slice(0, 1);
  return [
    ...place,
    ...findUnknown(values, facts),
    ...(me.isOwner ? [] : findForbidden(me, values, facts, current)),
    ...(current && current.id === me.groupRole && !decideSame(current, values)
      ? [userError('groupRole.roles', 'NOT_YOURSELF', 'You cannot change your own rights')]
      : []),
  ];
}

function findUnknown({ roles, grants }: GroupRoleValues, facts: GroupRoleFacts): UserError[] {
  const role = roles.find((id) => !facts.roles.includes(id));
  const grant = grants.find((id) => !facts.grants.includes(id));
  return [
    ...(facts.isTaken
      ? [userError('groupRole.description', 'NAME_TAKEN', 'Another group role has this name')]
      : []),
    ...(role === undefined
      ? []
      : [userError('groupRole.roles', 'UNKNOWN_ROLE', `There is no ${role}`, { name: role })]),
    ...(grant === undefined
      ? []
      : [
          userError('groupRole.grants', 'UNKNOWN_GROUP_ROLE', `There is no ${grant}`, {
            name: grant,
          }),
        ]),
  ];
}

/**
 * An organisation's own group role allows no more than one that its administrator may give, and gives no others
 * than the administrator may.
 */
function findForbidden(
  me: Administrator,
  { grants }: GroupRoleValues,
  { isContained, missing }: GroupRoleFacts,
  current: GroupRoleRow | null,
): UserError[] {
  const facts = missing ? { name: missing } : {};
  return [
    ...(current ? findUngivable(me, current.id, 'groupRole.roles') : []),
    ...(isContained
      ? []
      : [
          userError(
            'groupRole.roles',
            'NOT_YOURS_TO_GRANT',
            'It allows more than a group role that you may give',
            facts,
          ),
        ]),
    ...grants.flatMap((id) => findUngivable(me, id, 'groupRole.grants')).slice(0, 1),
  ];
}

function findUngivable(me: Administrator, id: string, field: string): UserError[] {
  if (me.givable.has(id)) return [];
  return [userError(field, 'NOT_YOURS_TO_GRANT', `You cannot give ${id}`, { name: id })];
}

/** Whether the values give the users of the group role the same rights. */
function decideSame(current: GroupRoleRow, values: GroupRoleValues): boolean {
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  return (
    haveSameNames(ids(current.roles), values.roles) &&
    haveSameNames(ids(current.grants), values.grants) &&
    current.secondFactor === values.secondFactor
  );
}

/** Returns a group role as an administrator sees it. */
export function showGroupRole(row: GroupRoleRow, me: Administrator): GroupRole {
  const mayEdit = findPlaceProblems(me, row.sorg, '').length === 0 && me.givable.has(row.id);
  return { ...row, mayEdit };
}
