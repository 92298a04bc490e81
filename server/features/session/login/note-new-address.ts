import type { Db } from '#server/db/database.ts';
import type { Context } from '#server/graphql/context.ts';
import { endLinks } from '../password-reset/password-reset.store.ts';
import { type Mailbox, sendFactorNotice } from '../second-factor/factor-notice.ts';

/**
 * Ends the unused links of a user whose mail address has changed and tells the former mailbox, because who changed the
 * address can set a password with the next link (ASVS 5.0, 6.3.7). For the transaction that has replaced the address.
 */
export async function noteNewAddress(
  tx: Db,
  { jobs, host }: Pick<Context, 'jobs' | 'host'>,
  before: Mailbox & { id: number; isFakeEmail: boolean },
  address: string,
): Promise<void> {
  const { id: userId, name, email, language, isFakeEmail } = before;
  if (email === address) return;
  await endLinks(tx, [userId]);
  if (isFakeEmail || email === '') return;
  const former = { name, email, language };
  await sendFactorNotice(tx, jobs, { userId, host: host.host, change: 'address-changed', former });
}
