import type { Db } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { recordEvents } from '#server/features/audit/audit.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { deleteIdCards, lockOldIdCards } from './id-cards.store.ts';

const queue = 'claim-id-cards';
/** At night, when few write claims. */
const times = '50 2 * * *';
/** Claims of one transaction, so that none holds its locks for long. */
const portion = 200;
/** So long after the decision an ID card is kept at most. */
const days = 30;

/** Starts the job that deletes ID cards after the decision. */
export async function retentionJobs(jobs: Jobs, { db }: Services): Promise<void> {
  await jobs.repeat(queue, times, async () => {
    await deleteOldIdCards(db);
  });
}

/** Deletes the ID cards of claims that are closed, or were decided 30 days ago. @returns how many */
export async function deleteOldIdCards(db: Db): Promise<number> {
  let deleted = 0;
  for (let count = portion; count === portion; deleted += count) count = await deletePortion(db);
  return deleted;
}

function deletePortion(db: Db): Promise<number> {
  return transact(db, async (tx) => {
    const claims = await lockOldIdCards(tx, days, portion);
    for (const [sorg, own] of Map.groupBy(claims, (claim) => claim.sorg)) {
      await deleteIdCards(
        tx,
        sorg,
        own.map(({ id }) => id),
      );
      await recordEvents(
        tx,
        { auditSource: { actor: 'operator', sorg } },
        own.map(({ id }) => ({
          feature: 'claims',
          id,
          action: 'changed' as const,
          before: { idCard: true },
          after: { idCard: false },
        })),
      );
    }
    return claims.length;
  });
}
