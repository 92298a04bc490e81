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
