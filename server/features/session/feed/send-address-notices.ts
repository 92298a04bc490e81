import { transact } from '#server/db/transact.ts';
import type { Services } from '#server/graphql/feature.ts';
import { sendFactorNotice } from '../second-factor/factor-notice.ts';
import { takeAddressNotices } from './fed-addresses.store.ts';

/** More wait for the next minute. */
const mostAtOnce = 500;

/** Mails the mailboxes that feeds have replaced. */
export async function sendAddressNotices({
  db,
  jobs,
}: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  await transact(db, async (tx) => {
    for (const { userId, host, ...former } of await takeAddressNotices(tx, mostAtOnce))
      await sendFactorNotice(tx, jobs, { userId, host, change: 'address-changed', former });
  });
}
