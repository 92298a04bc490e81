import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { failure } from '#server/graphql/user-errors.ts';
import { changeRecord } from '#server/lib/entity.ts';
import { ruleErrors } from '#server/lib/rule-errors.ts';
import { roleFields } from '#shared/access/role.rules.ts';
import { roleEntity, toRoleValues } from './role-entity.ts';

/**
 * Changes a role (O168). Codes: NOT_YOURS_TO_CHANGE, AREA_NOT_YOURS, NAME_TAKEN, UNKNOWN_PERMISSION,
 * NOT_YOURS_TO_GRANT, NOT_YOURSELF, LAST_ADMIN.
 */
export const updateRole: MutationResolvers['updateRole'] = async (_, args, ctx) => {
  const values = toRoleValues(args.role);
  const wrong = ruleErrors(roleFields, values, 'role');
  if (wrong.length > 0) return { ...failure(wrong), record: null };
  return changeRecord(ctx, 'updateRole', args, roleEntity, values);
};
