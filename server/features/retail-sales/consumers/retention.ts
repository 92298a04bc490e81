import type { Db } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { getHostConfig } from '#server/features/hosts/hosts.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { addMonths, getDayIn } from '#shared/days.ts';
import { lockOldConsumers } from './erase-consumers.store.ts';
import { eraseConsumers } from './erase-consumers.ts';
import { listHosts } from './retention.store.ts';

const queue = 'consumer-retention';
/** At night, when few write sales. */
const times = '40 2 * * *';
/** Records of one transaction, so that none holds its locks for long. */
const portion = 200;

/** Starts the job that erases the data of consumers after their retention. */
export async function retentionJobs(jobs: Jobs, { db }: Services): Promise<void> {
  await jobs.repeat(queue, times, async () => {
    await eraseOldConsumers(db);
  });
}

/**
 * Erases the data of consumers whose bike or part was bought longer ago than the hosts of its sales organisation say.
 * @returns how many records were erased
 */
export async function eraseOldConsumers(db: Db): Promise<number> {
  let erased = 0;
  for (const [sorg, before] of await findFirstKeptDays(db))
    for (let count = portion; count === portion; erased += count)
      count = await erasePortion(db, { sorg, before });
  return erased;
}

/**
 * Returns the first day of each sales organisation whose data of consumers are kept; of several hosts the shortest
 * retention counts. Organisations that keep them without an end are left out.
 */
export async function findFirstKeptDays(db: Db): Promise<Map<string, string>> {
  const days = new Map<string, string>();
  for (const host of await listHosts(db)) {
    const config = await getHostConfig(db, host);
    if (!config || config.consumerRetentionMonths === 0) continue;
    const day = addMonths(getDayIn(config.timeZone), -config.consumerRetentionMonths);
    if (day > (days.get(config.sorg) ?? '')) days.set(config.sorg, day);
  }
  return days;
}

function erasePortion(db: Db, of: { sorg: string; before: string }): Promise<number> {
  return transact(db, async (tx) => {
    const records = await lockOldConsumers(tx, of, portion);
    const auditSource = { actor: 'operator' as const, sorg: of.sorg };
    const { sorg } = of;
    if (records.length > 0)
      await eraseConsumers(tx, records, { sorg, auditSource, reason: 'retention' });
    return records.length;
  });
}
