import type { Db } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { recordEvents } from '#server/features/audit/audit.public.ts';
import { findFirstKeptDays } from '#server/features/retail-sales/retail-sales.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { toIdentifiers } from '#server/lib/person.ts';
import { forgetSearches } from '#server/lib/reports.store.ts';
import { eraseOldOrders } from './retention.store.ts';

/** At night, after the consumers of sales. */
const times = '50 2 * * *';
/** Orders of one transaction, so that none holds its locks for long. */
const portion = 200;

/** Starts the job that erases the consumers of orders after their retention. */
export async function retentionJobs(jobs: Jobs, { db }: Services): Promise<void> {
  await jobs.repeat('click-collect-retention', times, async () => {
    await eraseOldConsumers(db);
  });
}

/**
 * Erases the consumers of orders that were made longer ago than the hosts of their sales organisation say. Orders and
 * their lines stay; the history says that it was done, and not whose data it was.
 * @returns how many there were
 */
export async function eraseOldConsumers(db: Db): Promise<number> {
  let erased = 0;
  for (const [sorg, before] of await findFirstKeptDays(db))
    for (let count = portion; count === portion; erased += count)
      count = await erasePortion(db, { sorg, before });
  return erased;
}

function erasePortion(db: Db, of: { sorg: string; before: string }): Promise<number> {
  return transact(db, async (tx) => {
    const orders = await eraseOldOrders(tx, of, portion);
    if (orders.length === 0) return 0;
    await forgetSearches(tx, of.sorg, orders.map(toIdentifiers));
    await recordEvents(
      tx,
      { auditSource: { actor: 'operator', sorg: of.sorg } },
      orders.map(({ id }) => ({
        feature: 'click-collect',
        id,
        action: 'changed' as const,
        before: { consumer: true },
        after: { erasedBecause: 'retention' },
        secrets: ['consumer'],
      })),
    );
    return orders.length;
  });
}
