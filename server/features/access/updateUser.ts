import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { failure } from '#server/graphql/user-errors.ts';
import { changeRecord } from '#server/lib/entity.ts';
import { userEntity } from './users/user-entity.ts';
import { readUser } from './users/user-values.ts';

/** Changes a user (O164). Codes: those of `createUser`, NOT_YOURSELF, LAST_ADMIN, STALE_VERSION. */
export const updateUser: MutationResolvers['updateUser'] = async (_, args, ctx) => {
  const read = readUser(args.user, args.userAreas);
  if ('userErrors' in read) return { ...failure(read.userErrors), record: null };
  return changeRecord(ctx, 'updateUser', args, userEntity(ctx), read.values);
};
