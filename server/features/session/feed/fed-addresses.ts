import type { FileRun, Row } from '#server/feeds/feed-file.ts';
import { endLinks } from '../password-reset/password-reset.store.ts';
import { insertAddressNotices } from './fed-addresses.store.ts';
import type { FedUserRow } from './fed-users.store.ts';

/**
 * Ends the unused links of the users whose mail addresses the rows have changed, and notes the former mailboxes to be
 * told (ASVS 5.0, 6.3.7), as `noteNewAddress` does for changes in the portal.
 */
export async function noteFedAddresses(rows: readonly Row[], { db }: FileRun): Promise<void> {
  const changed = rows.flatMap(({ former, email }) => {
    const user = former as FedUserRow | null;
    return user && user.email !== email ? [user] : [];
  });
  if (changed.length === 0) return;
  const userIds = changed.map(({ id }) => id);
  await endLinks(db, userIds);
  const mailboxes = changed.filter(({ email, fake_email }) => email !== '' && !fake_email);
  await insertAddressNotices(
    db,
    mailboxes.map(({ id, full_name: name, email, language }) => ({
      userId: id,
      name,
      email,
      language,
    })),
  );
}
