import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { createRecord } from '#server/lib/entity.ts';
import { roleEntity } from './role-entity.ts';

/**
 * Creates a role (O167). Codes: NOT_YOURS_TO_CHANGE, AREA_NOT_YOURS, NAME_TAKEN, UNKNOWN_PERMISSION,
 * NOT_YOURS_TO_GRANT.
 */
export const createRole: MutationResolvers['createRole'] = (_, args, ctx) =>
  createRecord(ctx, 'createRole', args, roleEntity, args.role);
