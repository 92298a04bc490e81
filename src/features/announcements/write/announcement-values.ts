import * as v from 'valibot';
import type { Language } from '#shared/locales.ts';
import {
  type ContentFileValue,
  daysEntry,
  filesComplete,
  filesEntry,
  noTexts,
  type TextValues,
  textEntries,
  textsComplete,
  toAlt,
  toAltTexts,
  toItemField,
  toTextValues,
  toTranslations,
} from '#src/features/content/content-writing.public.ts';
import type { AnnouncementInput } from '#src/graphql/generated/graphql.ts';
import type { DayRange } from '#src/ui/fields/day-range-field.tsx';
import type { WrittenAnnouncement } from './write-announcements.queries.ts';

/** An announcement as it is typed. */
export interface AnnouncementValues extends TextValues {
  type: string;
  url: string;
  days: DayRange;
  portals: string[];
  /** At most one. */
  picture: ContentFileValue[];
}

export const announcementSchema: v.GenericSchema<AnnouncementValues, AnnouncementValues> = v.pipe(
  v.object({
    ...textEntries,
    type: v.string(),
    url: v.string(),
    days: daysEntry,
    portals: v.array(v.string()),
    picture: filesEntry,
  }) as v.GenericSchema<AnnouncementValues>,
  textsComplete<AnnouncementValues>(),
  filesComplete<'picture', AnnouncementValues>('picture'),
);

/** Returns what a new announcement begins with. @param today YYYY-MM-DD */
export const emptyAnnouncement = (language: Language, today: string): AnnouncementValues => ({
  type: 'home_page',
  ...noTexts(language),
  url: '',
  days: { from: today, to: '' },
  portals: [],
  picture: [],
});

/**
 * Returns a stored announcement as its form has it.
 * @param fallback the language of a text whose language is not known
 * @param pictureName what its picture is called, which has no name of its own
 */
export const toAnnouncementValues = (
  { type, texts, url, from, to, portals, picture }: WrittenAnnouncement,
  fallback: Language,
  pictureName: string,
): AnnouncementValues => ({
  type,
  ...toTextValues(texts, fallback),
  url: url ?? '',
  days: { from, to },
  portals,
  picture: picture
    ? [
        {
          key: picture.id,
          id: picture.id,
          name: pictureName,
          bytes: 0,
          type: 'image/jpeg',
          title: '',
          alt: toAlt(picture.altTexts),
          focusX: 0.5,
          focusY: 0.5,
          hasPlace: false,
          removePlace: false,
          preview: picture.url,
          width: picture.width,
          height: picture.height,
        },
      ]
    : [],
});

/** Returns an announcement as the server takes it. */
export function toAnnouncementInput(
  values: AnnouncementValues,
  published: boolean,
): AnnouncementInput {
  const { type, language, texts, url, days, portals } = values;
  const [picture] = values.picture;
  return {
    type,
    language,
    title: texts[language].title,
    content: texts[language].body,
    translations: toTranslations(values),
    url: url.trim() || null,
    from: days.from,
    to: days.to,
    portals,
    published,
    picture: picture?.id ?? null,
    altTexts: toAltTexts(picture?.alt ?? {}),
  };
}

/** Returns the field of the form for one of the server. @param sent the values that it refused */
export const toAnnouncementField = (field: string, sent: AnnouncementValues): string | null =>
  field === 'input.altTexts' ? 'picture.0.alt' : toItemField(field, sent);
