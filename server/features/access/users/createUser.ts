import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { failure } from '#server/graphql/user-errors.ts';
import { createRecord } from '#server/lib/entity.ts';
import { invitingEntity } from '../invitations/inviting-entity.ts';
import { userEntity } from './user-entity.ts';
import { readUser } from './user-values.ts';

/**
 * Creates a user who has no password yet, and invites the user if asked (O162). Codes: those of `findUserProblems`,
 * of `findInvitationProblems`, and of the form.
 */
export const createUser: MutationResolvers['createUser'] = async (_, args, ctx) => {
  const read = readUser(args.user, args.userAreas);
  if (read.userErrors.length > 0) return { ...failure(read.userErrors), record: null, link: null };
  const entity = userEntity(ctx);
  const inviting = args.invite ? invitingEntity(ctx, entity) : entity;
  const payload = await createRecord(ctx, 'createUser', args, inviting, read.values);
  return { ...payload, link: payload.written?.link ?? null };
};
