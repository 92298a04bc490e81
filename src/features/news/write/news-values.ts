import * as v from 'valibot';
import { contentLimits } from '#shared/content/content-limits.ts';
import type { Language } from '#shared/locales.ts';
import {
  type ContentFileValue,
  daysEntry,
  filesComplete,
  filesEntry,
  isDayField,
  noTexts,
  type TextValues,
  textEntries,
  textsComplete,
  toFileField,
  toFileInputs,
  toFileValue,
  toPictureInput,
  toTextField,
  toTextValues,
  toTranslations,
} from '#src/features/content/content-writing.public.ts';
import type { NewsInput } from '#src/graphql/generated/graphql.ts';
import type { DayRange } from '#src/ui/fields/day-range-field.tsx';
import type { WrittenNews } from './write-news.queries.ts';

/** A news item as it is typed. */
export interface NewsValues extends TextValues {
  days: DayRange;
  /** Ids of target markets. */
  contentTargetMarkets: string[];
  /** The id of a layout; empty for none. */
  layout: string;
  itemPerLine: string;
  /** Separated by commas. */
  tags: string;
  mustRead: boolean;
  /** The picture of the card, at most one. */
  file: ContentFileValue[];
  files: ContentFileValue[];
}

/** Returns the tags of a form's text. */
export const toTags = (tags: string): string[] =>
  tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

export const newsSchema: v.GenericSchema<NewsValues, NewsValues> = v.pipe(
  v.object({
    ...textEntries,
    days: daysEntry,
    contentTargetMarkets: v.pipe(v.array(v.string()), v.minLength(1, 'MARKET_REQUIRED')),
    layout: v.string(),
    itemPerLine: v.string(),
    tags: v.pipe(
      v.string(),
      v.check((tags) => toTags(tags).length <= contentLimits.tags, 'TOO_MANY_TAGS'),
      v.check(
        (tags) => toTags(tags).every((tag) => [...tag].length <= contentLimits.tag),
        'TOO_LONG',
      ),
    ),
    mustRead: v.boolean(),
    file: filesEntry,
    files: filesEntry,
  }) as v.GenericSchema<NewsValues>,
  textsComplete<NewsValues>(),
  filesComplete<'file', NewsValues>('file'),
  filesComplete<'files', NewsValues>('files'),
);

/** Returns what a new item begins with. @param today YYYY-MM-DD */
export const emptyNews = (language: Language, today: string): NewsValues => ({
  ...noTexts(language),
  days: { from: today, to: '' },
  contentTargetMarkets: [],
  layout: '',
  itemPerLine: '3',
  tags: '',
  mustRead: false,
  file: [],
  files: [],
});

/** Returns a stored item as its form has it. @param fallback the language of a text whose language is not known */
export const toNewsValues = (item: WrittenNews, fallback: Language): NewsValues => ({
  ...toTextValues(item.texts, fallback),
  days: { from: item.validFrom, to: item.validTo },
  contentTargetMarkets: item.contentTargetMarkets.map(({ id }) => id),
  layout: item.layout?.id ?? '',
  itemPerLine: String(item.itemPerLine),
  tags: item.tags.join(', '),
  mustRead: item.mustRead,
  file: item.file ? [toFileValue(item.file)] : [],
  files: item.files.map(toFileValue),
});

/** Returns an item as the server takes it. */
export function toNewsInput(values: NewsValues, published: boolean): NewsInput {
  const { language, texts, days } = values;
  return {
    language,
    title: texts[language].title,
    body: texts[language].body,
    translations: toTranslations(values),
    validFrom: days.from,
    validTo: days.to,
    contentTargetMarkets: values.contentTargetMarkets,
    layout: values.layout || null,
    itemPerLine: Number(values.itemPerLine),
    tags: toTags(values.tags),
    mustRead: values.mustRead,
    published,
    file: toPictureInput(values.file),
    files: toFileInputs(values.files),
  };
}

const plainFields = [
  'language',
  'contentTargetMarkets',
  'layout',
  'itemPerLine',
  'tags',
  'mustRead',
];

/** Returns the field of the form for one of the server. @param sent the values that it refused */
export function toNewsField(field: string, sent: NewsValues): string | null {
  const [, name = ''] = field.split('.');
  if (isDayField(name)) return 'days';
  if (plainFields.includes(name)) return name;
  return toFileField(field, 'file') ?? toFileField(field, 'files') ?? toTextField(field, sent);
}
