import type {
  Announcement,
  AnnouncementPicture,
  ContentText,
} from '#server/graphql/generated/types.ts';
import { safeHtml } from '#server/lib/safe-html.ts';
import { safeLink } from '#server/lib/safe-link.ts';
import { getContentState } from '#shared/content/content-state.rules.ts';
import { getDayIn } from '#shared/days.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { type Locale, languageOf } from '#shared/locales.ts';
import type {
  AnnouncementRow,
  PictureRow,
  ShownAt,
  WrittenAnnouncementRow,
} from './announcements.store.ts';

/** The number of texts kept in memory, of 50,000 characters at most. */
const mostKept = 100;
const kept = new Map<string, string>();

/** Cleaning takes milliseconds, and anybody may ask for the login page's: each text is cleaned once. */
function cleaned(content: string, host: string): string {
  const key = `${host}\0${content}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= mostKept) kept.clear();
  const safe = safeHtml(content, host);
  kept.set(key, safe);
  return safe;
}

/** Returns the place and the present day of a request (reading 98). */
export function toShownAt({
  host: { host, timeZone },
  locale,
}: {
  host: Pick<HostConfig, 'host' | 'timeZone'>;
  locale: Locale;
}): ShownAt {
  return { host, day: getDayIn(timeZone), locale };
}

/** The part of an announcement that is sent without a login. */
export type OpenAnnouncement = Pick<
  Announcement,
  'id' | 'type' | 'title' | 'url' | 'content' | 'from' | 'to' | 'language' | 'picture'
>;

/**
 * Returns what readers get of an announcement (E115 to E121). HTML and link are cleaned here again, because
 * rows may have another source than a feed.
 * @param at the domain of the portal: links to it open in the same window
 */
export function toOpenAnnouncement(
  row: AnnouncementRow,
  { host, locale }: Pick<ShownAt, 'host' | 'locale'>,
): OpenAnnouncement {
  const { key, type, title, content, language, validFrom, validTo } = row;
  return {
    id: key,
    type,
    title,
    url: safeLink(row.url ?? '', host)?.href ?? null,
    content: cleaned(content, host),
    from: validFrom,
    to: validTo,
    language,
    picture: row.picture && toPicture(row.picture, language, languageOf(locale)),
  };
}

/** Returns an announcement to its readers, without what only writers see. */
export function toAnnouncement(row: AnnouncementRow, at: ShownAt): Announcement {
  return {
    ...toOpenAnnouncement(row, at),
    texts: [],
    missingIn: [],
    portals: [],
    state: 'live',
    changedAt: row.changedAt.toISOString(),
    changedBy: '',
    version: row.version,
  };
}

/** Returns an announcement to writers. */
export function toWrittenAnnouncement(row: WrittenAnnouncementRow, at: ShownAt): Announcement {
  const texts = listTexts(row);
  const picture = row.picture && {
    ...toPicture(row.picture, row.language, languageOf(at.locale)),
    altTexts: Object.entries(row.picture.alt).map(([language, text]) => ({ language, text })),
  };
  return {
    ...toOpenAnnouncement(row, at),
    picture,
    texts,
    missingIn: row.wanted.filter((wanted) => !texts.some(({ language }) => language === wanted)),
    portals: row.portals,
    state: getContentState({ ...row, deletedAt: row.deletedAt?.toISOString() ?? null }, at.day),
    changedAt: row.changedAt.toISOString(),
    changedBy: row.changedBy,
    version: row.version,
  };
}

/** Returns the texts of all languages, the own one first; its language is empty when it is not known. */
export function listTexts(row: WrittenAnnouncementRow): ContentText[] {
  const { titles, contents, ownTitle, ownContent, ownLanguage } = row;
  const others = Object.entries(contents ?? {}).filter(([language]) => language !== ownLanguage);
  return [
    { language: ownLanguage ?? '', title: ownTitle, subtitle: '', body: ownContent },
    ...others.map(([language, body]) => ({
      language,
      title: titles?.[language] ?? ownTitle,
      subtitle: '',
      body,
    })),
  ];
}

/** The alternative text is in the reader's language, else in that of the announcement. */
function toPicture(
  { id, width, height, alt }: PictureRow,
  language: string | null,
  reader: string,
): AnnouncementPicture {
  const altText = alt[reader] ?? alt[language ?? ''] ?? Object.values(alt)[0] ?? '';
  return { id, url: `/announcements/image/${id}.webp`, width, height, altText, altTexts: [] };
}
