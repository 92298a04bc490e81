import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { restoreRecord } from '#server/lib/entity.ts';
import { userEntity } from './user-entity.ts';

/** Lets a deactivated user log in again. Codes: NOT_YOURS_TO_GRANT. */
export const restoreUser: MutationResolvers['restoreUser'] = async (_, args, ctx) => ({
  ...(await restoreRecord(ctx, 'restoreUser', args, userEntity(ctx))),
  link: null,
});
