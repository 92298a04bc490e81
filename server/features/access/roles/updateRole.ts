import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { changeRecord } from '#server/lib/entity.ts';
import { roleEntity } from './role-entity.ts';

/**
 * Changes a role (O168). Codes: NOT_YOURS_TO_CHANGE, AREA_NOT_YOURS, NAME_TAKEN, UNKNOWN_PERMISSION,
 * NOT_YOURS_TO_GRANT, NOT_YOURSELF, LAST_ADMIN.
 */
export const updateRole: MutationResolvers['updateRole'] = (_, args, ctx) =>
  changeRecord(ctx, 'updateRole', args, roleEntity, args.role);
