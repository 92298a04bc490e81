import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { changeRecord } from '#server/lib/entity.ts';
import { permissionEntity } from './permission-entity.ts';

/** Changes a permission (O172). Codes: NOT_YOURS_TO_CHANGE, NAME_TAKEN, IN_USE. */
export const updatePermission: MutationResolvers['updatePermission'] = (_, args, ctx) =>
  changeRecord(ctx, 'updatePermission', args, permissionEntity, args.permission);
