import type { Room } from '#server/graphql/room.ts';
import { mailReset, type ResetMailJob, resetMailQueue } from './reset-mail.ts';
import { sessionRoutes } from './session.routes.ts';

export const session: Room = {
  name: 'session',
  routes: sessionRoutes,
  jobs: (jobs, services) =>
    jobs.work<ResetMailJob>(resetMailQueue, (job) => mailReset(services, job)),
};
