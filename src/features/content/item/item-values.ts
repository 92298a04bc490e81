import * as v from 'valibot';
import { contentLimits } from '#shared/content/content-limits.ts';
import type { Language } from '#shared/locales.ts';
import {
  type ContentFileValue,
  filesEntry,
  type Stored,
  toFileField,
  toFileInputs,
  toFileValue,
} from '../files/content-file-values.ts';
import { isDayField } from '../form/period-values.ts';
import {
  noTexts,
  type TextValues,
  textEntries,
  toTextField,
  toTextValues,
  toTranslations,
} from '../texts/content-texts.ts';

/** How an item is shown: its layout, by id or empty for none, and how many are in a row. */
export interface CardValues {
  layout: string;
  itemPerLine: string;
}

/** The values that news, sales documents and marketing material have in common, as they are typed. */
export interface ItemValues extends TextValues, CardValues {
  /** Ids of target markets. */
  contentTargetMarkets: string[];
  /** Separated by commas. */
  tags: string;
  files: ContentFileValue[];
}

/** Returns the words of a text in which commas, semicolons or lines separate them, such as tags. */
export const toWords = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

/** An entry of a form's schema for words that are separated by commas. */
export const wordsEntry = (most: number, length: number) =>
  v.pipe(
    v.string(),
    v.check((text) => toWords(text).length <= most, 'TOO_MANY_TAGS'),
    v.check((text) => toWords(text).every((word) => [...word].length <= length), 'TOO_LONG'),
  );

/** The entry of a form's schema for target markets (reading 63). */
export const marketsEntry = v.pipe(v.array(v.string()), v.minLength(1, 'MARKET_REQUIRED'));

export const cardEntries = { layout: v.string(), itemPerLine: v.string() };

/** The entries of a form's schema for what all items have in common. */
export const itemEntries = {
  ...textEntries,
  ...cardEntries,
  contentTargetMarkets: marketsEntry,
  tags: wordsEntry(contentLimits.tags, contentLimits.tag),
  files: filesEntry,
};

export const noCard: CardValues = { layout: '', itemPerLine: '3' };

/** The values of a new item, in a language. */
export const emptyItem = (language: Language): ItemValues => ({
  ...noTexts(language),
  ...noCard,
  contentTargetMarkets: [],
  tags: '',
  files: [],
});

interface StoredCard {
  layout: { id: string } | null;
  itemPerLine: number;
}

interface StoredItem extends StoredCard {
  texts: Parameters<typeof toTextValues>[0];
  contentTargetMarkets: readonly { id: string }[];
  tags: readonly string[];
  files: readonly Stored[];
}

export const toCardValues = ({ layout, itemPerLine }: StoredCard): CardValues => ({
  layout: layout?.id ?? '',
  itemPerLine: String(itemPerLine),
});

export const toMarketIds = (markets: readonly { id: string }[]): string[] =>
  markets.map(({ id }) => id);

/** Returns a stored item as its form has it. @param fallback the language of a text whose language is not known */
export const toItemValues = (item: StoredItem, fallback: Language): ItemValues => ({
  ...toTextValues(item.texts, fallback),
  ...toCardValues(item),
  contentTargetMarkets: toMarketIds(item.contentTargetMarkets),
  tags: item.tags.join(', '),
  files: item.files.map(toFileValue),
});

export const toCardInput = ({ layout, itemPerLine }: CardValues) => ({
  layout: layout || null,
  itemPerLine: Number(itemPerLine),
});

/** Returns what all items have in common, as the server takes it. */
export function toItemInput(values: ItemValues) {
  const { language, texts, contentTargetMarkets, tags, files } = values;
  const { title, body } = texts[language];
  return {
    language,
    title,
    body,
    translations: toTranslations(values),
    ...toCardInput(values),
    contentTargetMarkets,
    tags: toWords(tags),
    files: toFileInputs(files),
  };
}

/**
 * Returns the field of a form for one of the server, whose fields have the names of the server but for days and texts;
 * null for one that it does not have.
 * @param sent the values that the server refused
 */
export function toItemField(field: string, sent: object): string | null {
  const [, name = ''] = field.split('.');
  if (isDayField(name)) return 'days';
  const value = (sent as Record<string, unknown>)[name];
  if (Array.isArray(value) && typeof value[0] === 'object') return toFileField(field, name);
  if (value !== undefined && name !== 'texts') return name;
  return 'texts' in sent ? toTextField(field, sent as TextValues) : null;
}
