import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { changeRecord } from '#server/lib/entity.ts';
import { groupRoleEntity } from './group-role-entity.ts';

/**
 * Changes a group role (O170). Codes: NOT_YOURS_TO_CHANGE, AREA_NOT_YOURS, NAME_TAKEN, UNKNOWN_ROLE,
 * UNKNOWN_GROUP_ROLE, NOT_YOURS_TO_GRANT, NOT_YOURSELF, LAST_ADMIN.
 */
export const updateGroupRole: MutationResolvers['updateGroupRole'] = (_, args, ctx) =>
  changeRecord(ctx, 'updateGroupRole', args, groupRoleEntity, args.groupRole);
