import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { failure } from '#server/graphql/user-errors.ts';
import { createRecord } from '#server/lib/entity.ts';
import { userEntity } from './users/user-entity.ts';
import { readUser } from './users/user-values.ts';

/** Creates a user who has no password yet (O162). Codes: those of `findUserProblems`, and of the form. */
export const createUser: MutationResolvers['createUser'] = async (_, args, ctx) => {
  const read = readUser(args.user, args.userAreas);
  if ('userErrors' in read) return { ...failure(read.userErrors), record: null };
  return createRecord(ctx, 'createUser', args, userEntity(ctx), read.values);
};
