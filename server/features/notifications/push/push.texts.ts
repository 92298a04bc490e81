import { bcp47, type Language, type Locale, languageOf } from '#shared/locales.ts';

/** The text of a push. */
export interface PushText {
  title: string;
  body: string;
}

/** News of an article that is back: how many came and how many customers asked, as written numbers. */
interface Restock {
  article: string;
  /** Null where the host does not show it. */
  arrived: string | null;
  asked: string;
}

interface Texts {
  placedTitle: string;
  placed: (order: string) => string;
  changedTitle: string;
  /** @param one whether a single line changed @param count how many, as a written number */
  changed: (order: string, one: boolean, count: string) => string;
  answeredTitle: string;
  answered: (order: string) => string;
  restockTitle: string;
  restock: (news: Restock) => string;
  /** @param count more than one, as a written number */
  manyBack: (count: string) => string;
  test: PushText;
}

const texts: Record<Language, Texts> = {
  en: {
    placedTitle: 'Order placed',
    placed: (order) => `Order ${order} was placed.`,
    changedTitle: 'Order changed',
    changed: (order, one, count) => `Order ${order}: ${count} ${one ? 'line' : 'lines'} changed`,
    answeredTitle: 'Answer to your request',
    answered: (order) => `Order ${order}: your request was answered.`,
    restockTitle: 'Back in stock',
    restock: ({ article, arrived, asked }) =>
      arrived === null
        ? `${article}: arrived, ${asked} asked`
        : `${article}: ${arrived} arrived, ${asked} asked`,
    manyBack: (count) => `${count} articles are back`,
    test: { title: 'Test notification', body: 'This device gets your notifications.' },
  },
  de: {
    placedTitle: 'Bestellung aufgegeben',
    placed: (order) => `Bestellung ${order} wurde aufgegeben.`,
    changedTitle: 'Bestellung geändert',
    changed: (order, one, count) =>
      `Bestellung ${order}: ${count} ${one ? 'Position' : 'Positionen'} geändert`,
    answeredTitle: 'Antwort auf Ihre Anfrage',
    answered: (order) => `Zu Bestellung ${order} liegt eine Antwort vor.`,
    restockTitle: 'Wieder auf Lager',
    restock: ({ article, arrived, asked }) =>
      arrived === null
        ? `${article}: eingetroffen, ${asked} angefragt`
        : `${article}: ${arrived} eingetroffen, ${asked} angefragt`,
    manyBack: (count) => `${count} Artikel sind wieder da`,
    test: {
      title: 'Testbenachrichtigung',
      body: 'Dieses Gerät empfängt Ihre Benachrichtigungen.',
    },
  },
  fr: {
    placedTitle: 'Commande passée',
    placed: (order) => `La commande ${order} a été passée.`,
    changedTitle: 'Commande modifiée',
    changed: (order, one, count) =>
      `Commande ${order} : ${count} ${one ? 'ligne modifiée' : 'lignes modifiées'}`,
    answeredTitle: 'Réponse à votre demande',
    answered: (order) => `Commande ${order} : une réponse est arrivée.`,
    restockTitle: 'De retour en stock',
    restock: ({ article, arrived, asked }) =>
      arrived === null
        ? `${article} : arrivage, ${asked} en attente`
        : `${article} : arrivage de ${arrived}, ${asked} en attente`,
    manyBack: (count) => `${count} articles sont de retour`,
    test: { title: 'Notification d’essai', body: 'Cet appareil reçoit vos notifications.' },
  },
  id: {
    placedTitle: 'Pesanan terkirim',
    placed: (order) => `Pesanan ${order} sudah dibuat.`,
    changedTitle: 'Pesanan berubah',
    changed: (order, _one, count) => `Pesanan ${order}: ${count} baris berubah`,
    answeredTitle: 'Jawaban atas permintaan Anda',
    answered: (order) => `Pesanan ${order}: permintaan sudah dijawab.`,
    restockTitle: 'Stok tersedia lagi',
    restock: ({ article, arrived, asked }) =>
      arrived === null
        ? `${article}: sudah tiba, ${asked} menunggu`
        : `${article}: ${arrived} tiba, ${asked} menunggu`,
    manyBack: (count) => `${count} artikel tersedia lagi`,
    test: { title: 'Notifikasi uji coba', body: 'Perangkat ini menerima notifikasi Anda.' },
  },
  ms: {
    placedTitle: 'Pesanan dihantar',
    placed: (order) => `Pesanan ${order} telah dibuat.`,
    changedTitle: 'Pesanan berubah',
    changed: (order, _one, count) => `Pesanan ${order}: ${count} baris berubah`,
    answeredTitle: 'Jawapan kepada permintaan anda',
    answered: (order) => `Pesanan ${order}: permintaan telah dijawab.`,
    restockTitle: 'Stok tersedia semula',
    restock: ({ article, arrived, asked }) =>
      arrived === null
        ? `${article}: sudah tiba, ${asked} menunggu`
        : `${article}: ${arrived} tiba, ${asked} menunggu`,
    manyBack: (count) => `${count} artikel tersedia semula`,
    test: { title: 'Pemberitahuan ujian', body: 'Peranti ini menerima pemberitahuan anda.' },
  },
};

/** A writer of numbers costs more than all else of a text, so each language's is kept. */
const numbers = new Map<Locale, Intl.NumberFormat>();

export function getNumberFormat(locale: Locale): Intl.NumberFormat {
  const number = numbers.get(locale) ?? new Intl.NumberFormat(bcp47(locale));
  numbers.set(locale, number);
  return number;
}

const days = new Map<Locale, Intl.DateTimeFormat>();

/** Writes a day without its year: 28 Nov. */
export function formatDay(locale: Locale, day: string): string {
  const options = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const format = days.get(locale) ?? new Intl.DateTimeFormat(bcp47(locale), options);
  days.set(locale, format);
  return format.format(new Date(day));
}

/** Returns the text for an article that is back, in one language (U204, F004). */
export function restockText(
  locale: Locale,
  news: { article: string; arrived: number | null; asked: number },
): PushText {
  const { restockTitle, restock } = texts[languageOf(locale)];
  const number = getNumberFormat(locale);
  const arrived = news.arrived === null ? null : number.format(news.arrived);
  const body = restock({ article: news.article, arrived, asked: number.format(news.asked) });
  return { title: restockTitle, body };
}

/** The title when many articles are back at once. @param count more than one */
export function manyBackTitle(locale: Locale, count: number): string {
  return texts[languageOf(locale)].manyBack(getNumberFormat(locale).format(count));
}

/** Returns the text for an order, in one language. */
export function orderText(
  locale: Locale,
  news: { orderNo: string; event: 'placed' | 'changed' | 'answered'; count: number },
): PushText {
  const text = texts[languageOf(locale)];
  if (news.event === 'placed') return { title: text.placedTitle, body: text.placed(news.orderNo) };
  if (news.event === 'answered')
    return { title: text.answeredTitle, body: text.answered(news.orderNo) };
  const count = getNumberFormat(locale).format(news.count);
  return { title: text.changedTitle, body: text.changed(news.orderNo, news.count === 1, count) };
}

/** Returns the text of a test push. */
export function testText(locale: Locale): PushText {
  return texts[languageOf(locale)].test;
}
