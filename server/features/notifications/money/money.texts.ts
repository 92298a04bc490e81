import { type Language, type Locale, languageOf } from '#shared/locales.ts';
import { formatMoney, type MoneyFormat } from '#shared/money.ts';
import { formatDay, getNumberFormat, type PushText } from '../push/push.texts.ts';
import type { InvoiceNewsData } from './invoice-news.store.ts';
import type { PaymentEvent } from './payment-news.store.ts';

/** News of invoices; all values are written in the reader's language. */
interface Invoices {
  /** Whether it is a single invoice. */
  one: boolean;
  count: string;
  amount: string;
  /** The due date; empty where it does not matter. */
  day: string;
  level: string;
}

/** News of a payment request; all values are written in the reader's language. */
interface Payment {
  no: string;
  amount: string;
  /** The last day to transfer. */
  day: string;
}

type Write<Facts> = readonly [title: string, body: (facts: Facts) => string];

interface Texts {
  invoice: Record<InvoiceNewsData['event'], Write<Invoices>>;
  payment: Record<PaymentEvent, Write<Payment>>;
}

const texts: Record<Language, Texts> = {
  en: {
    invoice: {
      due: [
        'Due soon',
        ({ one, count, amount, day }) =>
          `${count} ${one ? 'invoice is' : 'invoices are'} due on ${day}: ${amount}`,
      ],
      overdue: [
        'Overdue',
        ({ one, count, amount }) =>
          `${count} ${one ? 'invoice is' : 'invoices are'} overdue: ${amount}`,
      ],
      dunned: [
        'Payment reminder',
        ({ one, count, amount, level }) =>
          `Reminder ${level} for ${count} ${one ? 'invoice' : 'invoices'}: ${amount}`,
      ],
    },
    payment: {
      waiting: [
        'Waiting for your transfer',
        ({ no, amount, day }) => `Payment ${no}: transfer ${amount} by ${day}`,
      ],
      complete: ['Paid', ({ no, amount }) => `Payment ${no} of ${amount} is paid.`],
      failed: [
        'Payment failed',
        ({ no, amount }) => `Payment ${no} of ${amount} failed. Its invoices are open again.`,
      ],
      expired: [
        'Payment expired',
        ({ no, amount }) =>
          `Payment ${no} of ${amount} was not paid in time. Its invoices are open again.`,
      ],
      voided: [
        'Payment voided',
        ({ no, amount }) => `Payment ${no} of ${amount} was voided. Its invoices are open again.`,
      ],
      voidedByOther: [
        'Payment voided',
        ({ no, amount }) =>
          `Another user voided payment ${no} of ${amount}. Its invoices are open again.`,
      ],
    },
  },
  de: {
    invoice: {
      due: [
        'Bald fällig',
        ({ one, count, amount, day }) =>
          `${count} ${one ? 'Rechnung ist' : 'Rechnungen sind'} am ${day} fällig: ${amount}`,
      ],
      overdue: [
        'Überfällig',
        ({ one, count, amount }) =>
          `${count} ${one ? 'Rechnung ist' : 'Rechnungen sind'} überfällig: ${amount}`,
      ],
      dunned: [
        'Mahnung',
        ({ one, count, amount, level }) =>
          `Mahnung ${level} zu ${count} ${one ? 'Rechnung' : 'Rechnungen'}: ${amount}`,
      ],
    },
    payment: {
      waiting: [
        'Ihre Überweisung wird erwartet',
        ({ no, amount, day }) => `Zahlung ${no}: bis ${day} ${amount} überweisen`,
      ],
      complete: ['Bezahlt', ({ no, amount }) => `Zahlung ${no} über ${amount} ist bezahlt.`],
      failed: [
        'Zahlung fehlgeschlagen',
        ({ no, amount }) =>
          `Zahlung ${no} über ${amount} ist fehlgeschlagen. Die Rechnungen sind wieder offen.`,
      ],
      expired: [
        'Zahlung abgelaufen',
        ({ no, amount }) =>
          `Zahlung ${no} über ${amount} wurde nicht rechtzeitig bezahlt. Die Rechnungen sind wieder offen.`,
      ],
      voided: [
        'Zahlung storniert',
        ({ no, amount }) =>
          `Zahlung ${no} über ${amount} wurde storniert. Die Rechnungen sind wieder offen.`,
      ],
      voidedByOther: [
        'Zahlung storniert',
        ({ no, amount }) =>
          `Ein anderer Benutzer hat Zahlung ${no} über ${amount} storniert. Die Rechnungen sind wieder offen.`,
      ],
    },
  },
  fr: {
    invoice: {
      due: [
        'Échéance proche',
        ({ one, count, amount, day }) =>
          `${count} ${one ? 'facture arrive' : 'factures arrivent'} à échéance le ${day} : ${amount}`,
      ],
      overdue: [
        'En retard',
        ({ one, count, amount }) =>
          `${count} ${one ? 'facture est' : 'factures sont'} en retard : ${amount}`,
      ],
      dunned: [
        'Rappel de paiement',
        ({ one, count, amount, level }) =>
          `Rappel ${level} pour ${count} ${one ? 'facture' : 'factures'} : ${amount}`,
      ],
    },
    payment: {
      waiting: [
        'Votre virement est attendu',
        ({ no, amount, day }) => `Paiement ${no} : virez ${amount} d’ici au ${day}`,
      ],
      complete: [
        'Paiement effectué',
        ({ no, amount }) => `Le paiement ${no} de ${amount} est effectué.`,
      ],
      failed: [
        'Échec du paiement',
        ({ no, amount }) =>
          `Le paiement ${no} de ${amount} a échoué. Ses factures sont de nouveau ouvertes.`,
      ],
      expired: [
        'Paiement expiré',
        ({ no, amount }) =>
          `Le paiement ${no} de ${amount} n’a pas été réglé à temps. Ses factures sont de nouveau ouvertes.`,
      ],
      voided: [
        'Paiement annulé',
        ({ no, amount }) =>
          `Le paiement ${no} de ${amount} a été annulé. Ses factures sont de nouveau ouvertes.`,
      ],
      voidedByOther: [
        'Paiement annulé',
        ({ no, amount }) =>
          `Un autre utilisateur a annulé le paiement ${no} de ${amount}. Ses factures sont de nouveau ouvertes.`,
      ],
    },
  },
  id: {
    invoice: {
      due: [
        'Segera jatuh tempo',
        ({ count, amount, day }) => `${count} faktur jatuh tempo pada ${day}: ${amount}`,
      ],
      overdue: [
        'Lewat jatuh tempo',
        ({ count, amount }) => `${count} faktur lewat jatuh tempo: ${amount}`,
      ],
      dunned: [
        'Peringatan pembayaran',
        ({ count, amount, level }) => `Peringatan ${level} untuk ${count} faktur: ${amount}`,
      ],
    },
    payment: {
      waiting: [
        'Menunggu transfer Anda',
        ({ no, amount, day }) => `Pembayaran ${no}: transfer ${amount} paling lambat ${day}`,
      ],
      complete: [
        'Sudah dibayar',
        ({ no, amount }) => `Pembayaran ${no} sebesar ${amount} sudah dibayar.`,
      ],
      failed: [
        'Pembayaran gagal',
        ({ no, amount }) => `Pembayaran ${no} sebesar ${amount} gagal. Fakturnya terbuka lagi.`,
      ],
      expired: [
        'Pembayaran kedaluwarsa',
        ({ no, amount }) =>
          `Pembayaran ${no} sebesar ${amount} tidak dibayar tepat waktu. Fakturnya terbuka lagi.`,
      ],
      voided: [
        'Pembayaran dibatalkan',
        ({ no, amount }) =>
          `Pembayaran ${no} sebesar ${amount} dibatalkan. Fakturnya terbuka lagi.`,
      ],
      voidedByOther: [
        'Pembayaran dibatalkan',
        ({ no, amount }) =>
          `Pengguna lain membatalkan pembayaran ${no} sebesar ${amount}. Fakturnya terbuka lagi.`,
      ],
    },
  },
  ms: {
    invoice: {
      due: [
        'Hampir tarikh akhir',
        ({ count, amount, day }) => `${count} invois perlu dibayar pada ${day}: ${amount}`,
      ],
      overdue: ['Tertunggak', ({ count, amount }) => `${count} invois tertunggak: ${amount}`],
      dunned: [
        'Peringatan bayaran',
        ({ count, amount, level }) => `Peringatan ${level} untuk ${count} invois: ${amount}`,
      ],
    },
    payment: {
      waiting: [
        'Menunggu pindahan anda',
        ({ no, amount, day }) => `Bayaran ${no}: pindahkan ${amount} selewat-lewatnya pada ${day}`,
      ],
      complete: [
        'Sudah dibayar',
        ({ no, amount }) => `Bayaran ${no} sebanyak ${amount} sudah dibayar.`,
      ],
      failed: [
        'Bayaran gagal',
        ({ no, amount }) => `Bayaran ${no} sebanyak ${amount} gagal. Invoisnya terbuka semula.`,
      ],
      expired: [
        'Bayaran tamat tempoh',
        ({ no, amount }) =>
          `Bayaran ${no} sebanyak ${amount} tidak dibayar tepat pada masanya. Invoisnya terbuka semula.`,
      ],
      voided: [
        'Bayaran dibatalkan',
        ({ no, amount }) =>
          `Bayaran ${no} sebanyak ${amount} dibatalkan. Invoisnya terbuka semula.`,
      ],
      voidedByOther: [
        'Bayaran dibatalkan',
        ({ no, amount }) =>
          `Pengguna lain membatalkan bayaran ${no} sebanyak ${amount}. Invoisnya terbuka semula.`,
      ],
    },
  },
};

/** Returns the text for invoices, in one language. @param money how amounts are written */
export function invoiceText(
  locale: Locale,
  money: MoneyFormat,
  news: Pick<InvoiceNewsData, 'event' | 'count' | 'amount' | 'dueDate' | 'level'>,
): PushText {
  const [title, body] = texts[languageOf(locale)].invoice[news.event];
  return {
    title,
    body: body({
      one: news.count === 1,
      count: getNumberFormat(locale).format(news.count),
      amount: formatMoney(news.amount, money, locale),
      day: news.dueDate ? formatDay(locale, news.dueDate) : '',
      level: String(news.level),
    }),
  };
}

/**
 * Returns the text for a payment request, in one language.
 * @param money how amounts are written
 * @param lastDay on which it can be paid
 */
export function paymentText(
  locale: Locale,
  money: MoneyFormat,
  news: { event: PaymentEvent; externalId: string; amount: number; lastDay: string },
): PushText {
  const [title, body] = texts[languageOf(locale)].payment[news.event];
  const amount = formatMoney(news.amount, money, locale);
  return {
    title,
    body: body({ no: news.externalId, amount, day: formatDay(locale, news.lastDay) }),
  };
}
