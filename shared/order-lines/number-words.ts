import type { QtyRead } from './order-line.ts';
import { isOtherUnit } from './other-unit.ts';

const one = new Set('a an one ein eine einen einem un une satu se'.split(' '));
const more = new Set(
  `two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred couple few some
  zwei zwo beide drei vier fünf fuenf sechs sieben acht neun zehn elf zwölf zwoelf fünfzehn zwanzig dreißig hundert
  einige mehrere deux trois quatre cinq sept huit neuf dix onze douze quinze vingt trente cent quelques plusieurs
  dua tiga empat lima enam tujuh delapan lapan sembilan sepuluh sebelas belas puluh ratus beberapa`
    .trim()
    .split(/\s+/),
);

/** Returns what a line says by a number in words, which is not guessed: "zwei P-1", "a pair of P-1"; else null. */
export function refuseNumberWord(words: readonly string[]): QtyRead | null {
  const plain = words.map((word) => word.toLowerCase().normalize('NFC'));
  const at = plain.findIndex((word, nth) =>
    one.has(word) ? isOtherUnit(plain[nth + 1] ?? '') : more.has(word),
  );
  const word = words[at];
  if (word === undefined) return null;
  const next = words[at + 1] ?? '';
  return isOtherUnit(next)
    ? { qtyText: `${word} ${next}`, qty: null, problem: 'OTHER_UNIT', choices: [] }
    : { qtyText: word, qty: null, problem: 'NOT_A_QUANTITY', choices: [] };
}
