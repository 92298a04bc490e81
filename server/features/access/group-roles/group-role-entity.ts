import type { Db } from '#server/db/database.ts';
import type { GroupRole, GroupRoleInput, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { checked, type Entity } from '#server/lib/entity.ts';
import { ruleErrors } from '#server/lib/rule-errors.ts';
import { groupRoleFields } from '#shared/access/role.rules.ts';
import type { Administrator } from '../rights/administrator.store.ts';
import {
  type ActingAdministrator,
  beginAdministration,
  requireAdministrator,
} from '../rights/administrator.ts';
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

/** A group role, and whether the administrator may give it: the rights that it gives after a write decide. */
type ManagedGroupRole = GroupRoleRow & { isGivable: boolean };

/** Returns the values of a group role that was sent; what was left out has its default. */
function toGroupRoleValues(sent: GroupRoleInput): GroupRoleValues {
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
export const groupRoleEntity = {
  feature: 'access',
  id: ({ id }) => `group-role:${id}`,
  begin: beginAdministration,
  find: findManaged,
  check: async (tx, me, sent, current) => {
    const values = toGroupRoleValues(sent);
    const wrong = ruleErrors(groupRoleFields, values, 'groupRole');
    const problems =
      wrong.length > 0 ? wrong : await findGroupRoleProblems(tx, me, values, current);
    return checked(problems, values);
  },
  checkState: async (_tx, me, { id, sorg, users: most }) => [
    ...findPlaceProblems(me, sorg, 'id'),
    ...findUngivable(me, id, 'id'),
    ...(most > 0 ? [userError('id', 'IN_USE', 'Users have it', { most })] : []),
  ],
  verify: (tx, { administered }) => findLostAdministrators(tx, administered),
  insert: async (tx, me, values) => {
    const id = toId(values.description, await listGroupRoleIds(tx));
    await insertGroupRole(tx, id, values);
    return requireManaged(tx, me, id);
  },
  update: async (tx, me, { id }, values) => {
    await updateGroupRole(tx, id, values);
    return requireManaged(tx, me, id);
  },
  remove: (tx, _me, { id }) => deleteGroupRole(tx, id),
  show: ({ isGivable, ...row }, me) => showGroupRole(row, me, isGivable),
  audited: ({ description, roles, grants, secondFactor, sorg }) => ({
    description,
    secondFactor,
    sorg,
    roles: roles.map(({ id }) => id).join(', '),
    grants: grants.map(({ id }) => id).join(', '),
  }),
} satisfies Entity<
  ManagedGroupRole,
  GroupRoleInput,
  GroupRole,
  ActingAdministrator,
  GroupRoleValues
>;

async function findManaged(
  tx: Db,
  me: Administrator,
  id: string,
): Promise<ManagedGroupRole | null> {
  const row = await findGroupRole(tx, me, id);
  return row && { ...row, isGivable: me.givable.has(id) };
}

/** Finds a group role that was just written: the write may have changed what the administrator may give. */
async function requireManaged(
  tx: Db,
  { userId }: Administrator,
  id: string,
): Promise<ManagedGroupRole> {
  const managed = await findManaged(tx, await requireAdministrator(tx, userId), id);
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
export function showGroupRole(
  row: GroupRoleRow,
  me: Administrator,
  isGivable = me.givable.has(row.id),
): GroupRole {
  const mayEdit = findPlaceProblems(me, row.sorg, '').length === 0 && isGivable;
  return { ...row, mayEdit };
}
