import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { deleteRecord } from '#server/lib/entity.ts';
import { groupRoleEntity } from './group-role-entity.ts';

/** Deletes a group role that is not in use (N109). */
export const deleteGroupRole: MutationResolvers['deleteGroupRole'] = (_, args, ctx) =>
  deleteRecord(ctx, 'deleteGroupRole', args, groupRoleEntity);
