import { type Texts, texts } from '../texts/languages.ts';

/** The terms of payment of an invoice. */
export function terms(days: number): Texts {
  return texts(
    `Net ${days} days`,
    `${days} Tage netto`,
    `Net à ${days} jours`,
    `Tempo ${days} hari`,
    `Tempoh ${days} hari`,
  );
}

/** The reasons for credit notes. */
export const creditNotes: readonly Texts[] = [
  texts(
    'Returned goods',
    'Rücksendung',
    'Retour de marchandise',
    'Barang dikembalikan',
    'Barangan dipulangkan',
  ),
  texts('Bonus', 'Bonusgutschrift', 'Bonus', 'Bonus', 'Bonus'),
  texts(
    'Transport damage',
    'Transportschaden',
    'Dommage de transport',
    'Kerusakan pengiriman',
    'Kerosakan penghantaran',
  ),
];

/** The dealer's description of the open dispute. */
export const openDispute = texts(
  'Two chains of this delivery are missing.',
  'Zwei Ketten dieser Lieferung fehlen.',
  'Il manque deux chaînes dans cette livraison.',
  'Dua rantai dari pengiriman ini tidak ada.',
  'Dua rantai daripada penghantaran ini tiada.',
);

/** The dealer's description of the accepted dispute. */
export const acceptedDispute = texts(
  'The discount of our price list was not taken off.',
  'Der Rabatt unserer Preisliste wurde nicht abgezogen.',
  'La remise de notre tarif n’a pas été déduite.',
  'Diskon dari daftar harga kami belum dipotong.',
  'Diskaun senarai harga kami belum ditolak.',
);

/** The distributor's answer to the accepted dispute. */
export const acceptedNote = texts(
  'You are right. A credit note follows.',
  'Sie haben recht. Eine Gutschrift folgt.',
  'Vous avez raison. Un avoir suivra.',
  'Anda benar. Nota kredit akan menyusul.',
  'Anda betul. Nota kredit akan menyusul.',
);
