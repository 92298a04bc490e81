import type { Feature } from '#server/graphql/feature.ts';
import { endOtherOwnSessions } from './endOtherOwnSessions.ts';
import { endOwnSession } from './endOwnSession.ts';
import { ownSessions } from './ownSessions.ts';
import { reauthenticate } from './reauthenticate.ts';
import { mailReset, type ResetMailJob, resetMailQueue } from './reset-mail.ts';
import { sessionRoutes } from './session.routes.ts';

export const session: Feature = {
  name: 'session',
  resolvers: {
    Query: { ownSessions },
    Mutation: { endOwnSession, endOtherOwnSessions, reauthenticate },
  },
  routes: sessionRoutes,
  jobs: (jobs, services) =>
    jobs.work<ResetMailJob>(resetMailQueue, (job) => mailReset(services, job)),
};
