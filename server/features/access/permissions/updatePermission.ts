import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { failure } from '#server/graphql/user-errors.ts';
import { changeRecord } from '#server/lib/entity.ts';
import { ruleErrors } from '#server/lib/rule-errors.ts';
import { permissionFields } from '#shared/access/role.rules.ts';
import { permissionEntity } from './permission-entity.ts';

/**
 * Changes a permission (O172). Codes: NOT_YOURS_TO_CHANGE, NAME_TAKEN, IN_USE.
 */
export const updatePermission: MutationResolvers['updatePermission'] = async (_, args, ctx) => {
  const { name, description } = args.permission;
  const values = { name, description: description ?? '' };
  const wrong = ruleErrors(permissionFields, values, 'permission');
  if (wrong.length > 0) return { ...failure(wrong), record: null };
  return changeRecord(ctx, 'updatePermission', args, permissionEntity, values);
};
