import { createHash } from 'node:crypto';
import type { HostConfig } from '#shared/host-config.ts';
import { bcp47, defaultLocale, isLocale, type Locale, languageOf } from '#shared/locales.ts';
import { manyBackTitle, orderText, type PushText, restockText, testText } from './push.texts.ts';

/** Some push services take no more than about 3 kB, and encrypting adds to it. */
export const mostPayloadBytes = 2_700;
/** Articles or claims that a push of many names. */
export const mostNames = 3;

/** The facts about an article that is back, for its reader. */
export interface RestockFacts {
  sorg: string;
  article: string;
  name: string;
  size: string | null;
  color: string | null;
  category: string;
  slug: string;
  qty: number;
  /** Pieces that could be ordered when it was noticed. */
  arrived: number;
  asked: number;
}

/** The facts about an order that a lock screen may show. */
export interface OrderFacts {
  sorg: string;
  orderNo: string;
  event: 'placed' | 'changed' | 'answered';
  /** How many lines changed. */
  count: number;
}

/** The reader of a push. */
export interface PushReader {
  host: HostConfig;
  /** The locale that the device stated when it subscribed. */
  locale: string;
  /** Where links to the portal begin, such as https://shop.example. */
  origin: string;
}

/** The payload for the worker and for browsers with Declarative Web Push. */
export interface PushPayload extends PushText {
  web_push: 8030;
  notification: PushText & { navigate: string; tag: string; lang: string };
  id: string;
  url: string;
  tag: string;
}

/** Pieces that arrived as far as the host shows them; null above its mask (N030). */
export function arrivedShown(arrived: number, { maskStock }: Pick<HostConfig, 'maskStock'>) {
  return maskStock !== null && arrived > maskStock ? null : arrived;
}

/** The language of a device where the host has it, else the host's with the same words, else its first. */
export function pickLocale(
  { languages }: { languages: readonly { code: string }[] },
  wanted: string,
): Locale {
  const codes = languages.map(({ code }) => code).filter(isLocale);
  if (!isLocale(wanted)) return codes[0] ?? defaultLocale;
  const alike = codes.find((code) => languageOf(code) === languageOf(wanted));
  return codes.find((code) => code === wanted) ?? alike ?? codes[0] ?? defaultLocale;
}

/**
 * Returns the payload for an article that is back: no prices, no names of people or customers, at most
 * 2,700 bytes. A long name is shortened, and a link that is too long leads to the inbox.
 * @param id of the notification
 * @param tag of the notification it replaces on the screen: the last one of this article
 */
export function restockPayload(
  id: number,
  facts: RestockFacts,
  reader: PushReader,
  tag = restockTag(facts),
): PushPayload {
  const locale = pickLocale(reader.host, reader.locale);
  const kind = facts.category === 'Bike' ? 'bike' : 'paa';
  const query = `restock=${encodeURIComponent(facts.article)}&qty=${facts.qty}`;
  const product = `/${locale}/catalog/${kind}/${encodeURIComponent(facts.slug)}?${query}`;
  const arrived = arrivedShown(facts.arrived, reader.host);
  const label = articleLabel(facts);
  const write = (length: number, path: string) => {
    const text = restockText(locale, {
      article: shortened(label, length),
      arrived,
      asked: facts.asked,
    });
    return assemblePayload(id, text, tag, path, locale, reader);
  };
  for (const length of [120, 60, 30]) {
    const written = write(length, product);
    if (payloadBytes(written).length <= mostPayloadBytes) return written;
  }
  return write(30, `/${locale}/notifications`);
}

/**
 * Returns the payload for an order: its number and how many lines changed, no prices, no names of people
 * or customers; a later one of the same order replaces it.
 * @param id of the notification
 */
export function orderPayload(id: number, facts: OrderFacts, reader: PushReader): PushPayload {
  const locale = pickLocale(reader.host, reader.locale);
  const { sorg, orderNo } = facts;
  const text = orderText(locale, facts);
  const tag = `order-${sorg}-${orderNo}`;
  const path = `/${locale}/order/${encodeURIComponent(orderNo)}`;
  return assemblePayload(id, text, tag, path, locale, reader);
}

/**
 * Returns the payload for many articles that are back at once: how many, the names of the first, and a
 * link to the inbox, which has them all. It does not replace earlier ones, which are about others. When
 * only one of them is still true, it replaces the push that may have been shown for all.
 * @param id of the newest notification
 * @param bundle the name the push keeps when it is sent again
 * @param news in the order of their names in the text, at least one; an article that came twice counts
 *   once
 */
export function manyBackPayload(
  id: number,
  bundle: number,
  news: readonly [RestockFacts, ...RestockFacts[]],
  reader: PushReader,
): PushPayload {
  const locale = pickLocale(reader.host, reader.locale);
  const tag = `restock-many-${bundle}`;
  const facts = [...new Map(news.map((one) => [one.article, one])).values()];
  if (facts.length === 1) return restockPayload(id, news[0], reader, tag);
  const names = facts.slice(0, mostNames).map((one) => shortened(articleLabel(one), 50));
  const body = [...names, ...(facts.length > mostNames ? ['…'] : [])].join(' · ');
  const text = { title: manyBackTitle(locale, facts.length), body };
  return assemblePayload(id, text, tag, `/${locale}/notifications`, locale, reader);
}

/** Returns the payload of a push that a user sends as a test. */
export function testPayload(id: number, reader: PushReader): PushPayload {
  const locale = pickLocale(reader.host, reader.locale);
  return assemblePayload(id, testText(locale), 'test', `/${locale}/notifications`, locale, reader);
}

/** The payload as it is encrypted. */
export function payloadBytes(written: PushPayload): Buffer {
  return Buffer.from(JSON.stringify(written));
}

/** Names what a later push of the same kind replaces: at most 32 URL-safe characters (RFC 8030 §5.4). */
export function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32);
}

/** One notification per article on the screen: a later one takes the place of the earlier. */
function restockTag({ sorg, article }: RestockFacts): string {
  const code = article.length > 60 ? topicOf(article) : article;
  return `restock-${sorg}-${code}`;
}

/** Returns the payload of a text and the path that it leads to. @param id of the notification */
export function assemblePayload(
  id: number,
  text: PushText,
  tag: string,
  path: string,
  locale: Locale,
  reader: PushReader,
): PushPayload {
  const notification = { ...text, navigate: reader.origin + path, tag, lang: bcp47(locale) };
  return { web_push: 8030, notification, id: String(id), url: path, tag, ...text };
}

/** Name, size and color; what the name says already is not said again. */
function articleLabel({ name, size, color }: RestockFacts): string {
  const said = ` ${name.toLowerCase().replace(/[,/()]/g, ' ')} `;
  const more = [size, color].filter((word) => word && !said.includes(` ${word.toLowerCase()} `));
  return [name, ...more].join(', ');
}

/** Shortens a text to so many characters. */
export function shortened(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text;
}
