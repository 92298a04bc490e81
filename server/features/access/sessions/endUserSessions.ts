import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { endSessions } from './end-sessions.ts';

/** Logs a user out on all devices. */
export const endUserSessions: MutationResolvers['endUserSessions'] = (_, { userId }, ctx) =>
  endSessions(ctx, 'endUserSessions', { userId, id: null });
