import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { endSessions } from './end-sessions.ts';

/** Logs a user out on one device. */
export const endUserSession: MutationResolvers['endUserSession'] = (_, { userId, id }, ctx) =>
  endSessions(ctx, 'endUserSession', { userId, id });
