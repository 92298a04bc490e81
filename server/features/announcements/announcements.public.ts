import type { Db } from '#server/db/database.ts';
import type { Announcement } from '#server/graphql/generated/types.ts';
import type { HostConfig } from '#shared/host-config.ts';
import type { Locale } from '#shared/locales.ts';
import { toAnnouncement } from './announcements.rules.ts';
import { activeAnnouncements } from './announcements.store.ts';

/** Returns the active announcements of a host's login page in a language, cleaned. */
export async function getLoginAnnouncements(
  db: Db,
  { host, sorg }: Pick<HostConfig, 'host' | 'sorg'>,
  locale: Locale,
): Promise<Announcement[]> {
  const rows = await activeAnnouncements(db, [sorg], 'login', locale);
  return rows.map((row) => toAnnouncement(row, host));
}
