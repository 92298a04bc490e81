import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { liveSessions } from './sessions.store.ts';

/** Longer lists are not read; logging out all others ends those beyond them, too. */
const mostShown = 100;

/** The devices the viewer is logged in on, the last used first. */
export const ownSessions: QueryResolvers['ownSessions'] = async (_root, _args, ctx) => {
  const rows = await liveSessions(ctx.db, viewerOf(ctx).userId, ctx.refreshHash ?? '', mostShown);
  return rows.map((row) => ({
    id: String(row.id),
    device: row.device,
    network: row.network,
    host: row.host ?? '',
    startedAt: row.started_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    current: Boolean(row.current),
    viewedBy: row.viewed_by,
  }));
};
