import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { requireRecentLogin } from '#server/graphql/recent-login.ts';
import { failure } from '#server/graphql/user-errors.ts';
import { changeRecord } from '#server/lib/entity.ts';
import { invitingEntity, reinvitingEntity } from '../invitations/inviting-entity.ts';
import { userEntity } from './user-entity.ts';
import { readUser } from './user-values.ts';

/**
 * Changes a user (O164), and makes the user choose a new password if asked (reading 53). Codes: those of `createUser`,
 * NOT_YOURSELF, AREAS_ELSEWHERE, LAST_ADMIN, STALE_VERSION, and REAUTHENTICATE for a new password.
 */
export const updateUser: MutationResolvers['updateUser'] = async (_, args, ctx) => {
  const read = readUser(args.user, args.userAreas);
  if (read.userErrors.length > 0) return { ...failure(read.userErrors), record: null, link: null };
  const entity = userEntity(ctx);
  if (args.generatePassword) await requireRecentLogin(ctx);
  const wrap = args.generatePassword ? invitingEntity : reinvitingEntity;
  const payload = await changeRecord(ctx, 'updateUser', args, wrap(ctx, entity), read.values);
  return { ...payload, link: payload.written?.link ?? null };
};
