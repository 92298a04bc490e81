import { type Language, type Locale, languageOf } from '#shared/locales.ts';
import type { RequestStatus } from './requests/request-state.rules.ts';

const texts: Record<Language, Record<RequestStatus, string>> = {
  en: {
    complete: 'Complete',
    pending: 'Pending',
    failed: 'Failed',
    void: 'Void',
    'on processing': 'Processing',
  },
  de: {
    complete: 'Bezahlt',
    pending: 'Offen',
    failed: 'Fehlgeschlagen',
    void: 'Storniert',
    'on processing': 'In Bearbeitung',
  },
  fr: {
    complete: 'Payé',
    pending: 'En attente',
    failed: 'Échoué',
    void: 'Annulé',
    'on processing': 'En cours de traitement',
  },
  id: {
    complete: 'Selesai',
    pending: 'Menunggu',
    failed: 'Gagal',
    void: 'Dibatalkan',
    'on processing': 'Sedang diproses',
  },
  ms: {
    complete: 'Selesai',
    pending: 'Menunggu',
    failed: 'Gagal',
    void: 'Dibatalkan',
    'on processing': 'Sedang diproses',
  },
};

/** A state with its name in the reader's language (E438, E439). */
export function paymentStatus(id: RequestStatus, locale: Locale) {
  return { id, description: texts[languageOf(locale)][id] };
}
