import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { deleteRecord } from '#server/lib/entity.ts';
import { userEntity } from './user-entity.ts';

/** Deactivates a user (O165, reading 52). Codes: NOT_YOURSELF, NOT_YOURS_TO_GRANT, LAST_ADMIN. */
export const deleteUser: MutationResolvers['deleteUser'] = async (_, args, ctx) => ({
  ...(await deleteRecord(ctx, 'deleteUser', args, userEntity(ctx))),
  link: null,
});
