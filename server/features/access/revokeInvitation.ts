import { recordEvents } from '#server/features/audit/audit.public.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers, UserPayload } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { revokeInvitations } from './invitations/invitation.store.ts';
import { userEntity } from './users/user-entity.ts';

/** Makes the link of a user's invitation useless, also one whose mail is on its way. */
export const revokeInvitation: MutationResolvers['revokeInvitation'] = (_, { userId }, ctx) => {
  const viewer = viewerOf(ctx);
  const entity = userEntity(ctx);
  const effect = async (tx: Parameters<typeof entity.find>[0]): Promise<UserPayload> => {
    const found = await entity.find(tx, viewer, userId);
    const problems = found
      ? await entity.checkState(tx, viewer, found, 'deleted')
      : [userError('userId', 'UNKNOWN_RECORD', 'There is no such user')];
    if (!found || problems.length > 0)
      return {
        ...failure(problems.map((one) => ({ ...one, field: 'userId' }))),
        record: null,
        link: null,
      };
    if (!(await revokeInvitations(tx, found.user.id))) {
      const nothing = userError('userId', 'NO_INVITATION', 'No invitation is pending');
      return { ...failure([nothing]), record: entity.show(found), link: null };
    }
    const after = (await entity.find(tx, viewer, userId)) ?? found;
    const change = { feature: 'access', id: `user:${found.user.id}`, action: 'changed' as const };
    await recordEvents(tx, ctx, [
      { ...change, before: { invitation: 'pending' }, after: { invitation: 'revoked' } },
    ]);
    return {
      message: success('The link is useless'),
      userErrors: [],
      record: entity.show(after),
      link: null,
    };
  };
  return once(ctx, 'revokeInvitation', { userId }, effect, { customer: 'in arguments' });
};
