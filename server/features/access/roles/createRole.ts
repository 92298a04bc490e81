import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { failure } from '#server/graphql/user-errors.ts';
import { createRecord } from '#server/lib/entity.ts';
import { ruleErrors } from '#server/lib/rule-errors.ts';
import { roleFields } from '#shared/access/role.rules.ts';
import { roleEntity, toRoleValues } from './role-entity.ts';

/**
 * Creates a role (O167). Codes: NOT_YOURS_TO_CHANGE, AREA_NOT_YOURS, NAME_TAKEN, UNKNOWN_PERMISSION,
 * NOT_YOURS_TO_GRANT.
 */
export const createRole: MutationResolvers['createRole'] = async (_, args, ctx) => {
  const values = toRoleValues(args.role);
  const wrong = ruleErrors(roleFields, values, 'role');
  if (wrong.length > 0) return { ...failure(wrong), record: null };
  return createRecord(ctx, 'createRole', args, roleEntity, values);
};
