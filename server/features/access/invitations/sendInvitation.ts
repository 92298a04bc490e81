import { recordEvents } from '#server/features/audit/audit.public.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers, UserPayload } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { userEntity } from '../users/user-entity.ts';
import { findInvitationProblems, inviteUser } from './invite.ts';
import { toInvitee, toWay } from './inviting-entity.ts';

/** Invites a user who has no password yet, also again. The link is part of no stored answer. */
export const sendInvitation: MutationResolvers['sendInvitation'] = async (_, { userId }, ctx) => {
  const viewer = viewerOf(ctx);
  const entity = userEntity(ctx);
  let link: string | null = null;
  const payload = await once(
    ctx,
    'sendInvitation',
    { userId },
    async (tx): Promise<UserPayload> => {
      const refuse = (...userErrors: UserPayload['userErrors']) => ({
        ...failure(userErrors),
        record: null,
        link: null,
      });
      const me = await entity.begin(tx, viewer);
      const found = await entity.find(tx, me, userId);
      if (!found) return refuse(userError('userId', 'UNKNOWN_RECORD', 'There is no such user'));
      const user = toInvitee(found);
      const problems = await findInvitationProblems(tx, me, user, 'userId');
      if (problems.length > 0) return refuse(...problems);
      // Replacing a password is for `updateUser`, which asks administrators to prove who they are.
      if (found.hasPassword)
        return refuse(userError('userId', 'HAS_PASSWORD', 'The user has set a password already'));
      const earlier = found.invitation;
      const replaces = earlier?.state === 'used' || (earlier?.replacesPassword ?? false);
      link = await inviteUser(tx, ctx, user, replaces);
      const after = (await entity.find(tx, me, userId)) ?? found;
      const change = { feature: 'access', id: `user:${user.id}`, action: 'changed' as const };
      await recordEvents(tx, ctx, [
        { ...change, before: { invitation: null }, after: { invitation: toWay(found) } },
      ]);
      return {
        message: success('The user is invited'),
        userErrors: [],
        record: entity.show(after, me),
        link: null,
      };
    },
    { customer: 'in arguments' },
  );
  return { ...payload, link: payload.message.status ? link : null };
};
