import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { createRecord } from '#server/lib/entity.ts';
import { permissionEntity } from './permission-entity.ts';

/** Creates a permission (O171). Codes: NOT_YOURS_TO_CHANGE, NAME_TAKEN. */
export const createPermission: MutationResolvers['createPermission'] = (_, args, ctx) =>
  createRecord(ctx, 'createPermission', args, permissionEntity, args.permission);
