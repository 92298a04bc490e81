import * as v from 'valibot';
import type { Language } from '#shared/locales.ts';
import {
  type ContentFileValue,
  daysEntry,
  emptyItem,
  filesComplete,
  filesEntry,
  type ItemValues,
  itemEntries,
  textsComplete,
  toFileValue,
  toItemInput,
  toItemValues,
  toPictureInput,
} from '#src/features/content/content-writing.public.ts';
import type { NewsInput } from '#src/graphql/generated/graphql.ts';
import type { DayRange } from '#src/ui/fields/day-range-field.tsx';
import type { WrittenNews } from './write-news.queries.ts';

/** A news item as it is typed. */
export interface NewsValues extends ItemValues {
  days: DayRange;
  mustRead: boolean;
  /** The picture of the card, at most one. */
  file: ContentFileValue[];
}

export const newsSchema: v.GenericSchema<NewsValues, NewsValues> = v.pipe(
  v.object({
    ...itemEntries,
    days: daysEntry,
    mustRead: v.boolean(),
    file: filesEntry,
  }) as v.GenericSchema<NewsValues>,
  textsComplete<NewsValues>(),
  filesComplete<'file', NewsValues>('file'),
  filesComplete<'files', NewsValues>('files'),
);

/** Returns what a new item begins with. @param today YYYY-MM-DD */
export const emptyNews = (language: Language, today: string): NewsValues => ({
  ...emptyItem(language),
  days: { from: today, to: '' },
  mustRead: false,
  file: [],
});

/** Returns a stored item as its form has it. @param fallback the language of a text whose language is not known */
export const toNewsValues = (item: WrittenNews, fallback: Language): NewsValues => ({
  ...toItemValues(item, fallback),
  days: { from: item.validFrom, to: item.validTo },
  mustRead: item.mustRead,
  file: item.file ? [toFileValue(item.file)] : [],
});

/** Returns an item as the server takes it. */
export const toNewsInput = (values: NewsValues, published: boolean): NewsInput => ({
  ...toItemInput(values),
  validFrom: values.days.from,
  validTo: values.days.to,
  mustRead: values.mustRead,
  published,
  file: toPictureInput(values.file),
});
