import { type Language, languageOf } from '#shared/locales.ts';
import { localeAt, originOf, type PushPayload, type PushReader } from './payload.rules.ts';
import { manyBackTitle } from './push.texts.ts';

/** Pieces of news a mail names at most. */
export const mostInMail = 50;

interface Words {
  subject: (portal: string, what: string) => string;
  greeting: (name: string) => string;
  /** News of several kinds. */
  many: (count: number) => string;
  all: string;
  settings: string;
}

const words: Record<Language, Words> = {
  en: {
    subject: (portal, what) => `${portal}: ${what}`,
    greeting: (name) => `Hello ${name},`,
    many: (count) => `${count} notifications`,
    all: 'All notifications:',
    settings: 'What is mailed to you is chosen in your settings:',
  },
  de: {
    subject: (portal, what) => `${portal}: ${what}`,
    greeting: (name) => `Hallo ${name},`,
    many: (count) => `${count} Benachrichtigungen`,
    all: 'Alle Benachrichtigungen:',
    settings: 'Was Sie per E-Mail bekommen, bestimmen Sie in Ihren Einstellungen:',
  },
  fr: {
    subject: (portal, what) => `${portal} : ${what}`,
    greeting: (name) => `Bonjour ${name},`,
    many: (count) => `${count} notifications`,
    all: 'Toutes les notifications :',
    settings: 'Vous choisissez dans vos paramètres ce que vous recevez par e-mail :',
  },
  id: {
    subject: (portal, what) => `${portal}: ${what}`,
    greeting: (name) => `Halo ${name},`,
    many: (count) => `${count} notifikasi`,
    all: 'Semua notifikasi:',
    settings: 'Apa yang dikirim lewat email Anda tentukan di pengaturan:',
  },
  ms: {
    subject: (portal, what) => `${portal}: ${what}`,
    greeting: (name) => `Helo ${name},`,
    many: (count) => `${count} pemberitahuan`,
    all: 'Semua pemberitahuan:',
    settings: 'Apa yang dihantar melalui e-mel anda pilih dalam tetapan:',
  },
};

/**
 * The mail that tells what devices would have shown, each with its link; above fifty the rest is in
 * the inbox.
 * @param news at least one
 */
export function newsMailText(name: string, news: readonly PushPayload[], reader: PushReader) {
  const locale = localeAt(reader.host, reader.locale);
  const text = words[languageOf(locale)];
  const page = (path: string) => `${originOf(reader)}/${locale}/${path}`;
  const [first] = news;
  const alike = news.every(({ tag }) => tag.startsWith('restock-'));
  const several = alike ? manyBackTitle(locale, news.length) : text.many(news.length);
  const paragraphs = [
    text.greeting(name),
    ...news
      .slice(0, mostInMail)
      .map(({ title, body, notification }) => `${title}\n${body}\n${notification.navigate}`),
    ...(news.length > 1 ? [`${text.all}\n${page('notifications')}`] : []),
    `${text.settings}\n${page('user/edit-profile')}`,
  ];
  return {
    subject: text.subject(reader.host.webTitle, news.length > 1 ? several : (first?.title ?? '')),
    text: `${paragraphs.join('\n\n')}\n`,
  };
}
