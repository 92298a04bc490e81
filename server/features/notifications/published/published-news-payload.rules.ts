import { type Language, languageOf } from '#shared/locales.ts';
import {
  assemblePayload,
  type PushPayload,
  type PushReader,
  pickLocale,
  shortened,
  topicOf,
} from '../push/payload.rules.ts';
import type { PublishedNewsFacts } from './published-news.store.ts';

/** The titles of pushes: of news, and of news that must be read. */
const titles: Record<Language, readonly [news: string, mustRead: string]> = {
  en: ['News', 'Please read'],
  de: ['Neuigkeit', 'Bitte lesen'],
  fr: ['Actualité', 'À lire'],
  id: ['Berita', 'Harap dibaca'],
  ms: ['Berita', 'Sila baca'],
};

const mostCharacters = 120;

/** Returns the title of a news item in a language, else as it is. */
export const titleIn = ({ title, titles: others }: PublishedNewsFacts, language: Language) =>
  others?.[language] ?? title;

/**
 * Returns the payload for a news item: its title, and a link to it.
 * @param id of the notification
 */
export function publishedNewsPayload(
  id: number,
  facts: PublishedNewsFacts,
  reader: PushReader,
): PushPayload {
  const locale = pickLocale(reader.host, reader.locale);
  const language = languageOf(locale);
  const [news, mustRead] = titles[language];
  const text = {
    title: facts.mustRead ? mustRead : news,
    body: shortened(titleIn(facts, language), mostCharacters),
  };
  const path = `/${locale}/news/${encodeURIComponent(facts.key)}`;
  return assemblePayload(id, text, `news-${topicOf(facts.key)}`, path, locale, reader);
}
