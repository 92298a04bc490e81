import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { createRecord } from '#server/lib/entity.ts';
import { groupRoleEntity } from './group-role-entity.ts';

/**
 * Creates a group role (O169). Codes: NOT_YOURS_TO_CHANGE, AREA_NOT_YOURS, NAME_TAKEN, UNKNOWN_ROLE,
 * UNKNOWN_GROUP_ROLE, NOT_YOURS_TO_GRANT.
 */
export const createGroupRole: MutationResolvers['createGroupRole'] = (_, args, ctx) =>
  createRecord(ctx, 'createGroupRole', args, groupRoleEntity, args.groupRole);
