import { recordAudit } from '#server/features/audit/audit.public.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { success } from '#server/graphql/user-errors.ts';
import { endFamily } from '../tokens/refresh-chain.store.ts';
import { countEnded, findSession } from './sessions.store.ts';

/**
 * Logs the viewer out on one device. The session of another user is treated like an unknown one, and ends
 * nothing.
 */
export const endOwnSession: MutationResolvers['endOwnSession'] = async (_root, { id }, ctx) => {
  const { userId } = viewerOf(ctx);
  return once(ctx, 'endOwnSession', { id }, async (tx) => {
    const session = await findSession(tx, userId, id);
    if (session) {
      await endFamily(tx, session.family);
      const detail = countEnded([session]);
      await recordAudit(tx, { ...ctx.auditSource, kind: 'session.ended', detail });
    }
    return { message: success('Device logged out'), userErrors: [] };
  });
};
