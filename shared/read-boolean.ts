/** What spreadsheets and people write in the languages of the portal. */
const words = {
  true: ['true', 'wahr', 'vrai', 'benar', 'yes', 'ja', 'oui', 'ya'],
  false: ['false', 'falsch', 'faux', 'salah', 'palsu', 'no', 'nein', 'non', 'tidak', 'tak'],
};

/** Reads a word for true or false in any case; null for another text. */
export function readBoolean(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (words.true.includes(word)) return true;
  return words.false.includes(word) ? false : null;
}
