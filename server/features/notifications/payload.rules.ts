import { createHash } from 'node:crypto';
import type { HostConfig } from '#shared/host-config.ts';
import { bcp47, defaultLocale, isLocale, type Locale, languageOf } from '#shared/locales.ts';
import { manyBackTitle, orderText, type PushText, restockText, testText } from './push.texts.ts';

/** Some push services take no more than about 3 kB, and encrypting adds to it. */
export const mostPayloadBytes = 2_700;
/** Articles a push names when many are back. */
const mostNames = 3;

/** An article that is back, as its reader is told. */
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

/** What happened to an order, as far as a lock screen may show it. */
export interface OrderFacts {
  sorg: string;
  orderNo: string;
  event: 'placed' | 'changed' | 'answered';
  /** How many lines changed. */
  count: number;
}

/** What a notification tells; neither is a test. */
export interface News {
  order: OrderFacts | null;
  restock: RestockFacts | null;
}

/** Whom a push is for. */
export interface PushReader {
  host: HostConfig;
  /** What the device asked for when it subscribed. */
  locale: string;
  /** Where links to the portal begin, such as https://shop.example. */
  origin: string;
}

/** What the worker and browsers with Declarative Web Push read. */
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
export function localeAt(
  { languages }: { languages: readonly { code: string }[] },
  wanted: string,
): Locale {
  const codes = languages.map(({ code }) => code).filter(isLocale);
  if (!isLocale(wanted)) return codes[0] ?? defaultLocale;
  const alike = codes.find((code) => languageOf(code) === languageOf(wanted));
  return codes.find((code) => code === wanted) ?? alike ?? codes[0] ?? defaultLocale;
}

/**
 * What a push about an article that is back carries: no prices, no names of people or customers, at
 * most 2,700 bytes; a long name is shortened, and a link that is too long leads to the inbox.
 * @param id of the notification
 * @param tag of what it replaces on the screen: what was shown of this article before
 */
export function restockPayload(
  id: number,
  facts: RestockFacts,
  reader: PushReader,
  tag = restockTag(facts),
): PushPayload {
  const locale = localeAt(reader.host, reader.locale);
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
    return payload(id, text, tag, path, locale, reader);
  };
  for (const length of [120, 60, 30]) {
    const written = write(length, product);
    if (payloadBytes(written).length <= mostPayloadBytes) return written;
  }
  return write(30, `/${locale}/notifications`);
}

/**
 * What a push about an order carries: its number and how many lines changed, no prices, no names of
 * people or customers; a later one of the same order takes the place of the earlier.
 * @param id of the notification
 */
export function orderPayload(id: number, facts: OrderFacts, reader: PushReader): PushPayload {
  const locale = localeAt(reader.host, reader.locale);
  const { sorg, orderNo } = facts;
  const text = orderText(locale, facts);
  const tag = `order-${sorg}-${orderNo}`;
  const path = `/${locale}/order/${encodeURIComponent(orderNo)}`;
  return payload(id, text, tag, path, locale, reader);
}

/**
 * What one push carries when many articles are back at once: how many, the names of the first, and the
 * way to the inbox, which has them all. It stands beside earlier ones, which tell of others. When only
 * one is left that is still true, it takes the place of what may have been shown of all.
 * @param id of the newest notification
 * @param bundle the name the push keeps when it is sent again
 * @param news in the order they are named, at least one; an article that came twice counts once
 */
export function manyBackPayload(
  id: number,
  bundle: number,
  news: readonly [RestockFacts, ...RestockFacts[]],
  reader: PushReader,
): PushPayload {
  const locale = localeAt(reader.host, reader.locale);
  const tag = `restock-many-${bundle}`;
  const facts = [...new Map(news.map((one) => [one.article, one])).values()];
  if (facts.length === 1) return restockPayload(id, news[0], reader, tag);
  const names = facts.slice(0, mostNames).map((one) => shortened(articleLabel(one), 50));
  const body = [...names, ...(facts.length > mostNames ? ['…'] : [])].join(' · ');
  const text = { title: manyBackTitle(locale, facts.length), body };
  return payload(id, text, tag, `/${locale}/notifications`, locale, reader);
}

/** What a push carries that a user sent to try it. */
export function testPayload(id: number, reader: PushReader): PushPayload {
  const locale = localeAt(reader.host, reader.locale);
  return payload(id, testText(locale), 'test', `/${locale}/notifications`, locale, reader);
}

/** What a push about a notification carries. @param id of the notification */
export function newsPayload(id: number, { order, restock }: News, reader: PushReader): PushPayload {
  if (order) return orderPayload(id, order, reader);
  return restock ? restockPayload(id, restock, reader) : testPayload(id, reader);
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

function payload(
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

function shortened(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text;
}
