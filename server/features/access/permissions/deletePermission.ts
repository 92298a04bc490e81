import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { deleteRecord } from '#server/lib/entity.ts';
import { permissionEntity } from './permission-entity.ts';

/** Deletes a permission that is not in use (N109). */
export const deletePermission: MutationResolvers['deletePermission'] = (_, args, ctx) =>
  deleteRecord(ctx, 'deletePermission', args, permissionEntity);
