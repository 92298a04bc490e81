import type { Db } from '#server/db/database.ts';
import type { HostConfig } from '#shared/host-config.ts';
import type { Locale } from '#shared/locales.ts';
import { type OpenAnnouncement, toOpenAnnouncement, toShownAt } from './announcements.rules.ts';
import { activeAnnouncements } from './announcements.store.ts';

/** Returns the active announcements of a host's login page in a language, cleaned. */
export async function getLoginAnnouncements(
  db: Db,
  host: Pick<HostConfig, 'host' | 'sorg' | 'timeZone'>,
  locale: Locale,
): Promise<OpenAnnouncement[]> {
  const at = toShownAt({ host, locale });
  const rows = await activeAnnouncements(db, [host.sorg], 'login', at);
  return rows.map((row) => toOpenAnnouncement(row, at));
}
