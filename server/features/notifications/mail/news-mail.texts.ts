import { bcp47, type Language, languageOf } from '#shared/locales.ts';
import { type PushPayload, type PushReader, pickLocale } from '../push/payload.rules.ts';
import { manyBackTitle } from '../push/push.texts.ts';
import { mailHtml } from './news-mail.html.ts';

/** Pieces of news a mail names at most. */
const mostInMail = 50;

/** The kind of a piece of news, with which its tag begins. */
type Kind = 'restock' | 'order' | 'invoice' | 'payment' | 'registration' | 'claim';

interface Texts {
  subject: (portal: string, what: string) => string;
  greeting: (name: string) => string;
  /** News of several kinds. */
  many: (count: number) => string;
  /** The text of the link for each kind of news. */
  actions: Record<Kind, string>;
  all: string;
  settings: string;
}

const texts: Record<Language, Texts> = {
  en: {
    subject: (portal, what) => `${portal}: ${what}`,
    greeting: (name) => `Hello ${name},`,
    many: (count) => `${count} notifications`,
    actions: {
      restock: 'View article',
      order: 'View order',
      invoice: 'View invoices',
      payment: 'View payment',
      registration: 'View bikes',
      claim: 'View claim',
    },
    all: 'All notifications',
    settings: 'Choose what is mailed to you',
  },
  de: {
    subject: (portal, what) => `${portal}: ${what}`,
    greeting: (name) => `Hallo ${name},`,
    many: (count) => `${count} Benachrichtigungen`,
    actions: {
      restock: 'Zum Artikel',
      order: 'Zur Bestellung',
      invoice: 'Zu den Rechnungen',
      payment: 'Zur Zahlung',
      registration: 'Zu den Rädern',
      claim: 'Zur Reklamation',
    },
    all: 'Alle Benachrichtigungen',
    settings: 'Bestimmen, was Sie per E-Mail bekommen',
  },
  fr: {
    subject: (portal, what) => `${portal} : ${what}`,
    greeting: (name) => `Bonjour ${name},`,
    many: (count) => `${count} notifications`,
    actions: {
      restock: 'Voir l’article',
      order: 'Voir la commande',
      invoice: 'Voir les factures',
      payment: 'Voir le paiement',
      registration: 'Voir les vélos',
      claim: 'Voir la réclamation',
    },
    all: 'Toutes les notifications',
    settings: 'Choisir ce que vous recevez par e-mail',
  },
  id: {
    subject: (portal, what) => `${portal}: ${what}`,
    greeting: (name) => `Halo ${name},`,
    many: (count) => `${count} notifikasi`,
    actions: {
      restock: 'Lihat artikel',
      order: 'Lihat pesanan',
      invoice: 'Lihat faktur',
      payment: 'Lihat pembayaran',
      registration: 'Lihat sepeda',
      claim: 'Lihat klaim',
    },
    all: 'Semua notifikasi',
    settings: 'Atur apa yang dikirim lewat email',
  },
  ms: {
    subject: (portal, what) => `${portal}: ${what}`,
    greeting: (name) => `Helo ${name},`,
    many: (count) => `${count} pemberitahuan`,
    actions: {
      restock: 'Lihat artikel',
      order: 'Lihat pesanan',
      invoice: 'Lihat invois',
      payment: 'Lihat bayaran',
      registration: 'Lihat basikal',
      claim: 'Lihat tuntutan',
    },
    all: 'Semua pemberitahuan',
    settings: 'Tetapkan apa yang dihantar melalui e-mel',
  },
};

/**
 * The mail that tells what devices would have shown, each with its link, as plain text and as a page;
 * above fifty the rest is in the inbox.
 * @param news at least one
 */
export function newsMailText(name: string, news: readonly PushPayload[], reader: PushReader) {
  const locale = pickLocale(reader.host, reader.locale);
  const text = texts[languageOf(locale)];
  const page = (path: string) => `${reader.origin}/${locale}/${path}`;
  const [first] = news;
  const kindOf = ({ tag }: PushPayload) => tag.split('-')[0] as Kind;
  const alike = news.every((one) => kindOf(one) === 'restock');
  const several = alike ? manyBackTitle(locale, news.length) : text.many(news.length);
  const title = news.length > 1 ? several : (first?.title ?? '');
  const items = news.slice(0, mostInMail).map((one) => ({
    title: alike || news.length === 1 ? null : one.title,
    body: one.body,
    link: one.notification.navigate,
    action: text.actions[kindOf(one)],
  }));
  const more = [
    ...(news.length > 1 ? [{ link: page('notifications'), label: text.all }] : []),
    { link: page('user/edit-profile'), label: text.settings },
  ];
  const greeting = text.greeting(name);
  const { webTitle: portal, brandColor } = reader.host;
  const paragraphs = [
    greeting,
    title,
    ...items.map((one) => [one.title, one.body, one.link].filter(Boolean).join('\n')),
    ...more.map(({ label, link }) => `${label}:\n${link}`),
  ];
  return {
    subject: text.subject(portal, title),
    text: `${paragraphs.join('\n\n')}\n`,
    html: mailHtml({
      lang: bcp47(locale),
      portal,
      brandColor,
      title,
      greeting,
      items,
      more,
    }),
  };
}
