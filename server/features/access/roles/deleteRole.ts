import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { deleteRecord } from '#server/lib/entity.ts';
import { roleEntity } from './role-entity.ts';

/** Deletes a role that is not in use (N109). */
export const deleteRole: MutationResolvers['deleteRole'] = (_, args, ctx) =>
  deleteRecord(ctx, 'deleteRole', args, roleEntity);
