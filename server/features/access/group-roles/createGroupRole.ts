import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { failure } from '#server/graphql/user-errors.ts';
import { createRecord } from '#server/lib/entity.ts';
import { ruleErrors } from '#server/lib/rule-errors.ts';
import { groupRoleFields } from '#shared/access/role.rules.ts';
import { groupRoleEntity, toGroupRoleValues } from './group-role-entity.ts';

/**
 * Creates a group role (O169). Codes: NOT_YOURS_TO_CHANGE, AREA_NOT_YOURS, NAME_TAKEN, UNKNOWN_ROLE,
 * UNKNOWN_GROUP_ROLE, NOT_YOURS_TO_GRANT.
 */
export const createGroupRole: MutationResolvers['createGroupRole'] = async (_, args, ctx) => {
  const values = toGroupRoleValues(args.groupRole);
  const wrong = ruleErrors(groupRoleFields, values, 'groupRole');
  if (wrong.length > 0) return { ...failure(wrong), record: null };
  return createRecord(ctx, 'createGroupRole', args, groupRoleEntity, values);
};
