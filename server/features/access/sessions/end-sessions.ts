import { recordAudit } from '#server/features/audit/audit.public.ts';
import { endUserSession, endUserSessions } from '#server/features/session/user-sessions.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { MessagePayload } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success } from '#server/graphql/user-errors.ts';
import { findChangeable } from '../users/find-changeable.ts';
import { userEntity } from '../users/user-entity.ts';

/**
 * Ends a session of a user, or all of them. The viewer's own are ended by `endOwnSession`.
 * @param id null for all; one at a host of an organisation that the viewer does not administer counts as ended
 */
export function endSessions(
  ctx: Context,
  operation: string,
  { userId, id }: { userId: string; id: string | null },
): Promise<MessagePayload> {
  const viewer = viewerOf(ctx);
  const entity = userEntity(ctx);
  return once(
    ctx,
    operation,
    { userId, id },
    async (tx) => {
      const read = await findChangeable(tx, viewer, entity, userId);
      if ('userErrors' in read) return failure(read.userErrors);
      const { me, found: user } = read;
      const ended =
        id === null
          ? await endUserSessions(tx, user.id)
          : await endUserSession(tx, user.id, id, me.sorgs);
      const detail = { user: user.id, ...ended };
      if (ended.sessions > 0 || ended.views)
        await recordAudit(tx, { ...ctx.auditSource, kind: 'session.ended', detail });
      return { message: success('The user is logged out'), userErrors: [] };
    },
    { customer: 'in arguments' },
  );
}
