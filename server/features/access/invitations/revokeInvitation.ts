import type { Db } from '#server/db/database.ts';
import { recordEvents } from '#server/features/audit/audit.public.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers, UserPayload } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { findChangeable } from '../users/find-changeable.ts';
import { userEntity } from '../users/user-entity.ts';
import { revokeInvitations } from './invitation.store.ts';

/** Revokes the invitation of a user, also one whose mail is on its way: its link no longer works. */
export const revokeInvitation: MutationResolvers['revokeInvitation'] = (_, { userId }, ctx) => {
  const viewer = viewerOf(ctx);
  const entity = userEntity(ctx);
  const effect = async (tx: Db): Promise<UserPayload> => {
    const read = await findChangeable(tx, viewer, entity, userId);
    if ('userErrors' in read) return { ...failure(read.userErrors), record: null, link: null };
    const { me, found } = read;
    if (!(await revokeInvitations(tx, [found.id]))) {
      const nothing = userError('userId', 'NO_INVITATION', 'No invitation is pending');
      return { ...failure([nothing]), record: entity.show(found, me), link: null };
    }
    const after = (await entity.find(tx, me, userId)) ?? found;
    const change = { feature: 'access', id: `user:${found.id}`, action: 'changed' as const };
    await recordEvents(tx, ctx, [
      { ...change, before: { invitation: 'pending' }, after: { invitation: 'revoked' } },
    ]);
    return {
      message: success('The link no longer works'),
      userErrors: [],
      record: entity.show(after, me),
      link: null,
    };
  };
  return once(ctx, 'revokeInvitation', { userId }, effect, { customer: 'in arguments' });
};
