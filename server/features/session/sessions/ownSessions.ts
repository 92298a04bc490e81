import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { liveSessions } from './sessions.store.ts';
import { mostShown, showSession } from './user-sessions.ts';

/** The devices the viewer is logged in on, the last used first. */
export const ownSessions: QueryResolvers['ownSessions'] = async (_root, _args, ctx) => {
  const { userId } = viewerOf(ctx);
  const sessions = await liveSessions(ctx.db, userId, ctx.refreshHash ?? '', { limit: mostShown });
  return sessions.map((session) => ({
    ...showSession(session),
    current: Boolean(session.current),
  }));
};
