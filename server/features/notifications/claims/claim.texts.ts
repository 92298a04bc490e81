import { type Language, type Locale, languageOf } from '#shared/locales.ts';
import { getNumberFormat, type PushText } from '../push/push.texts.ts';
import type { ClaimEvent, ClaimNewsData } from './claim-news.store.ts';

/** News of a claim; numbers are written in the reader's language. */
interface Claim {
  no: string;
  article: string;
  qty: string;
  approved: string;
}

type Write = readonly [title: string, body: (facts: Claim) => string];

const texts: Record<Language, Record<ClaimEvent, Write>> = {
  en: {
    open: ['Claim in progress', ({ no, article }) => `Claim ${no} is in progress: ${article}`],
    waiting: [
      'Question about a claim',
      ({ no, article }) => `Claim ${no} waits for your answer: ${article}`,
    ],
    answered: ['Question answered', ({ no, article }) => `Claim ${no} was answered: ${article}`],
    approved: ['Claim approved', ({ no, article }) => `Claim ${no} is approved: ${article}`],
    partly: [
      'Claim approved in part',
      ({ no, article, qty, approved }) =>
        `Claim ${no} is approved for ${approved} of ${qty} pieces: ${article}`,
    ],
    rejected: ['Claim rejected', ({ no, article }) => `Claim ${no} is rejected: ${article}`],
    notAWarranty: [
      'Not a warranty case',
      ({ no, article }) => `Claim ${no} is not a warranty case: ${article}`,
    ],
    withdrawn: ['Claim withdrawn', ({ no, article }) => `Claim ${no} was withdrawn: ${article}`],
    closed: ['Claim closed', ({ no, article }) => `Claim ${no} is closed: ${article}`],
    comment: ['New comment', ({ no, article }) => `Claim ${no} has a new comment: ${article}`],
  },
  de: {
    open: [
      'Reklamation in Bearbeitung',
      ({ no, article }) => `Reklamation ${no} ist in Bearbeitung: ${article}`,
    ],
    waiting: [
      'Rückfrage zu einer Reklamation',
      ({ no, article }) => `Reklamation ${no} wartet auf Ihre Antwort: ${article}`,
    ],
    answered: [
      'Rückfrage beantwortet',
      ({ no, article }) => `Zu Reklamation ${no} kam eine Antwort: ${article}`,
    ],
    approved: [
      'Reklamation anerkannt',
      ({ no, article }) => `Reklamation ${no} ist anerkannt: ${article}`,
    ],
    partly: [
      'Reklamation teilweise anerkannt',
      ({ no, article, qty, approved }) =>
        `Reklamation ${no} ist für ${approved} von ${qty} Stück anerkannt: ${article}`,
    ],
    rejected: [
      'Reklamation abgelehnt',
      ({ no, article }) => `Reklamation ${no} ist abgelehnt: ${article}`,
    ],
    notAWarranty: [
      'Kein Garantiefall',
      ({ no, article }) => `Reklamation ${no} ist kein Garantiefall: ${article}`,
    ],
    withdrawn: [
      'Reklamation zurückgezogen',
      ({ no, article }) => `Reklamation ${no} wurde zurückgezogen: ${article}`,
    ],
    closed: [
      'Reklamation abgeschlossen',
      ({ no, article }) => `Reklamation ${no} ist abgeschlossen: ${article}`,
    ],
    comment: [
      'Neuer Kommentar',
      ({ no, article }) => `Reklamation ${no} hat einen neuen Kommentar: ${article}`,
    ],
  },
  fr: {
    open: [
      'Réclamation en cours',
      ({ no, article }) => `La réclamation ${no} est en cours de traitement : ${article}`,
    ],
    waiting: [
      'Question sur une réclamation',
      ({ no, article }) => `La réclamation ${no} attend votre réponse : ${article}`,
    ],
    answered: [
      'Réponse à une question',
      ({ no, article }) => `La réclamation ${no} a reçu une réponse : ${article}`,
    ],
    approved: [
      'Réclamation acceptée',
      ({ no, article }) => `La réclamation ${no} est acceptée : ${article}`,
    ],
    partly: [
      'Réclamation acceptée en partie',
      ({ no, article, qty, approved }) =>
        `La réclamation ${no} est acceptée pour ${approved} pièces sur ${qty} : ${article}`,
    ],
    rejected: [
      'Réclamation refusée',
      ({ no, article }) => `La réclamation ${no} est refusée : ${article}`,
    ],
    notAWarranty: [
      'Hors garantie',
      ({ no, article }) => `La réclamation ${no} ne relève pas de la garantie : ${article}`,
    ],
    withdrawn: [
      'Réclamation retirée',
      ({ no, article }) => `La réclamation ${no} a été retirée : ${article}`,
    ],
    closed: [
      'Réclamation clôturée',
      ({ no, article }) => `La réclamation ${no} est clôturée : ${article}`,
    ],
    comment: [
      'Nouveau commentaire',
      ({ no, article }) => `La réclamation ${no} a un nouveau commentaire : ${article}`,
    ],
  },
  id: {
    open: ['Klaim diproses', ({ no, article }) => `Klaim ${no} sedang diproses: ${article}`],
    waiting: [
      'Pertanyaan tentang klaim',
      ({ no, article }) => `Klaim ${no} menunggu jawaban Anda: ${article}`,
    ],
    answered: ['Pertanyaan dijawab', ({ no, article }) => `Klaim ${no} sudah dijawab: ${article}`],
    approved: ['Klaim disetujui', ({ no, article }) => `Klaim ${no} disetujui: ${article}`],
    partly: [
      'Klaim disetujui sebagian',
      ({ no, article, qty, approved }) =>
        `Klaim ${no} disetujui untuk ${approved} dari ${qty} buah: ${article}`,
    ],
    rejected: ['Klaim ditolak', ({ no, article }) => `Klaim ${no} ditolak: ${article}`],
    notAWarranty: [
      'Bukan kasus garansi',
      ({ no, article }) => `Klaim ${no} bukan kasus garansi: ${article}`,
    ],
    withdrawn: ['Klaim ditarik', ({ no, article }) => `Klaim ${no} ditarik kembali: ${article}`],
    closed: ['Klaim ditutup', ({ no, article }) => `Klaim ${no} ditutup: ${article}`],
    comment: [
      'Komentar baru',
      ({ no, article }) => `Klaim ${no} mendapat komentar baru: ${article}`,
    ],
  },
  ms: {
    open: ['Tuntutan diproses', ({ no, article }) => `Tuntutan ${no} sedang diproses: ${article}`],
    waiting: [
      'Soalan tentang tuntutan',
      ({ no, article }) => `Tuntutan ${no} menunggu jawapan anda: ${article}`,
    ],
    answered: ['Soalan dijawab', ({ no, article }) => `Tuntutan ${no} telah dijawab: ${article}`],
    approved: ['Tuntutan diluluskan', ({ no, article }) => `Tuntutan ${no} diluluskan: ${article}`],
    partly: [
      'Tuntutan diluluskan sebahagian',
      ({ no, article, qty, approved }) =>
        `Tuntutan ${no} diluluskan untuk ${approved} daripada ${qty} unit: ${article}`,
    ],
    rejected: ['Tuntutan ditolak', ({ no, article }) => `Tuntutan ${no} ditolak: ${article}`],
    notAWarranty: [
      'Bukan kes waranti',
      ({ no, article }) => `Tuntutan ${no} bukan kes waranti: ${article}`,
    ],
    withdrawn: [
      'Tuntutan ditarik balik',
      ({ no, article }) => `Tuntutan ${no} ditarik balik: ${article}`,
    ],
    closed: ['Tuntutan ditutup', ({ no, article }) => `Tuntutan ${no} ditutup: ${article}`],
    comment: ['Komen baharu', ({ no, article }) => `Tuntutan ${no} ada komen baharu: ${article}`],
  },
};

/** The title of news of many claims, with how many as a written number. */
const manyTitles: Record<Language, (count: string) => string> = {
  en: (count) => `News of ${count} claims`,
  de: (count) => `Neues zu ${count} Reklamationen`,
  fr: (count) => `Du nouveau pour ${count} réclamations`,
  id: (count) => `Kabar terbaru untuk ${count} klaim`,
  ms: (count) => `Berita terkini bagi ${count} tuntutan`,
};

/** The title of news of many claims at once. @param count of the claims, more than one */
export function manyClaimsTitle(locale: Locale, count: number): string {
  return manyTitles[languageOf(locale)](getNumberFormat(locale).format(count));
}

/** Returns the text for a claim, in one language. */
export function claimText(
  locale: Locale,
  news: Pick<ClaimNewsData, 'event' | 'referenceNo' | 'article' | 'qty' | 'approvedQty'>,
): PushText {
  const [title, body] = texts[languageOf(locale)][news.event];
  const number = getNumberFormat(locale);
  const facts = {
    no: news.referenceNo,
    article: news.article,
    qty: number.format(news.qty),
    approved: number.format(news.approvedQty ?? news.qty),
  };
  return { title, body: body(facts) };
}
