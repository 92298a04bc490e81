import { recordAudit } from '#server/features/audit/audit.public.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { success } from '#server/graphql/user-errors.ts';
import { endOtherSessions } from '../tokens/refresh-chain.store.ts';
import { countEnded, liveSessions } from './sessions.store.ts';

/** Logs the viewer out on every device but the one that asks. */
export const endOtherOwnSessions: MutationResolvers['endOtherOwnSessions'] = async (
  _root,
  _args,
  ctx,
) => {
  const { userId } = viewerOf(ctx);
  return once(ctx, 'endOtherOwnSessions', {}, async (tx) => {
    const hash = ctx.refreshHash ?? '';
    const others = (await liveSessions(tx, userId, hash)).filter(({ current }) => !current);
    await endOtherSessions(tx, userId, hash);
    const detail = countEnded(others);
    await recordAudit(tx, { ...ctx.auditSource, kind: 'session.ended', detail });
    return { message: success('Other devices logged out'), userErrors: [] };
  });
};
