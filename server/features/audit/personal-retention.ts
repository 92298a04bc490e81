import type { Services } from '#server/graphql/feature.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { deleteOldPersonalValues } from './personal-values.store.ts';

/**
 * How long the log shows which names and addresses a change has replaced; its events stay. Two years are long enough
 * for questions about a change, and short enough for people who have left.
 */
export const personalMonths = 24;

/** Starts the job that erases the names and addresses of old events, at night. */
export async function personalRetention(jobs: Jobs, { db }: Pick<Services, 'db'>): Promise<void> {
  await jobs.repeat('audit-personal-retention', '20 3 * * *', () =>
    deleteOldPersonalValues(db, personalMonths),
  );
}
