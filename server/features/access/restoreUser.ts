import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { restoreRecord } from '#server/lib/entity.ts';
import { userEntity } from './users/user-entity.ts';

/** Lets a deactivated user log in again. Codes: NOT_YOURS_TO_GRANT. */
export const restoreUser: MutationResolvers['restoreUser'] = (_, args, ctx) =>
  restoreRecord(ctx, 'restoreUser', args, userEntity(ctx));
