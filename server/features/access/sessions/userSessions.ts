import { listUserSessions } from '#server/features/session/user-sessions.public.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { administratorOf } from '../rights/administrator.ts';
import { findUser } from '../users/user.store.ts';

/** The devices that a user is logged in on, as far as the viewer administers their organisations. */
export const userSessions: QueryResolvers['userSessions'] = async (_, { userId }, ctx) => {
  const me = await administratorOf(ctx);
  const user = await findUser(ctx.db, me, userId);
  return user ? await listUserSessions(ctx.db, user.id, me.sorgs) : [];
};
