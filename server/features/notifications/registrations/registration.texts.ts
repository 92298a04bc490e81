import { type Language, type Locale, languageOf } from '#shared/locales.ts';
import { formatDay, getNumberFormat, type PushText } from '../push/push.texts.ts';
import type { RegistrationNewsData } from './registration-news.store.ts';

/** News of registrations; all values are written in the reader's language. */
interface Registrations {
  /** Whether it is a single bike. */
  one: boolean;
  count: string;
  /** The first deadline. */
  day: string;
}

type Write = readonly [title: string, body: (facts: Registrations) => string];

const texts: Record<Language, Record<RegistrationNewsData['event'], Write>> = {
  en: {
    unsold: [
      'Register sales in time',
      ({ one, count, day }) =>
        `${count} ${one ? 'bike is' : 'bikes are'} not reported as sold. If sold, register by ${day}.`,
    ],
    failed: [
      'Registration failed',
      ({ one, count, day }) =>
        `${count} ${one ? 'sale is' : 'sales are'} not registered. Correct and send again by ${day}.`,
    ],
  },
  de: {
    unsold: [
      'Verkäufe rechtzeitig registrieren',
      ({ one, count, day }) =>
        `${count} ${one ? 'Rad ist' : 'Räder sind'} nicht als verkauft gemeldet. Verkaufte bis ${day} registrieren.`,
    ],
    failed: [
      'Registrierung fehlgeschlagen',
      ({ one, count, day }) =>
        `${count} ${one ? 'Verkauf ist' : 'Verkäufe sind'} nicht registriert. Bis ${day} korrigieren und noch einmal senden.`,
    ],
  },
  fr: {
    unsold: [
      'Enregistrez vos ventes à temps',
      ({ one, count, day }) =>
        `${count} ${one ? 'vélo n’est pas déclaré vendu' : 'vélos ne sont pas déclarés vendus'}. En cas de vente, enregistrez-la d’ici au ${day}.`,
    ],
    failed: [
      'Échec de l’enregistrement',
      ({ one, count, day }) =>
        `${count} ${one ? 'vente n’est pas enregistrée' : 'ventes ne sont pas enregistrées'}. Corrigez et renvoyez d’ici au ${day}.`,
    ],
  },
  id: {
    unsold: [
      'Daftarkan penjualan tepat waktu',
      ({ count, day }) =>
        `${count} sepeda belum dilaporkan terjual. Jika sudah terjual, daftarkan paling lambat ${day}.`,
    ],
    failed: [
      'Pendaftaran gagal',
      ({ count, day }) =>
        `${count} penjualan belum terdaftar. Perbaiki dan kirim lagi paling lambat ${day}.`,
    ],
  },
  ms: {
    unsold: [
      'Daftarkan jualan tepat pada masanya',
      ({ count, day }) =>
        `${count} basikal belum dilaporkan terjual. Jika sudah dijual, daftarkan selewat-lewatnya pada ${day}.`,
    ],
    failed: [
      'Pendaftaran gagal',
      ({ count, day }) =>
        `${count} jualan belum didaftarkan. Betulkan dan hantar semula selewat-lewatnya pada ${day}.`,
    ],
  },
};

/** Returns the text for sales that must be registered, in one language. */
export function registrationText(
  locale: Locale,
  news: Pick<RegistrationNewsData, 'event' | 'count' | 'deadline'>,
): PushText {
  const [title, body] = texts[languageOf(locale)][news.event];
  const count = getNumberFormat(locale).format(news.count);
  return {
    title,
    body: body({ one: news.count === 1, count, day: formatDay(locale, news.deadline) }),
  };
}
