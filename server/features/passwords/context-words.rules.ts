/** The name of the product, which is a guess at every host. */
const productName = 'Pannier';

/** A shorter word is part of too many others to say anything. */
const shortestWord = 3;

/** A password that holds a word of its surroundings needs so many letters besides. */
const lettersBesides = 5;

/** Characters that users type for a letter to make a word look harder. */
const substitutes: Record<string, string> = {
  a: 'a@4',
  b: 'b8',
  e: 'e3€',
  g: 'g9',
  i: 'i1!|',
  l: 'l1!|',
  o: 'o0',
  s: 's5$',
  t: 't7+',
  z: 'z2',
};

/** Small letters without accents. */
function plainLetters(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * The words of names, addresses and codes that a stranger would try first; the product's is always one.
 * A word that ends in digits counts without them as well, and a code also without its leading zeros.
 */
export function contextWords(texts: readonly string[]): string[] {
  const words = new Set<string>();
  for (const part of [productName, ...texts].flatMap((text) =>
    plainLetters(text).split(/[^\p{L}\p{N}]+/u),
  ))
    for (const word of [part, part.replace(/(?<!\p{N})\p{N}+$/u, ''), part.replace(/^0+/, '')])
      if ([...word].length >= shortestWord) words.add(word);
  // The longest first: what they leave is what is counted.
  return [...words].sort((a, b) => b.length - a.length);
}

/**
 * Whether a password is one or more of these words and little else (ASVS 6.2.11): digits, signs and up
 * to four letters around them, and usual substitutes such as "P4nn1er", do not make it another. A longer
 * password that merely holds such a word is fine.
 */
export function isMadeOfWords(password: string, words: readonly string[]): boolean {
  const text = plainLetters(password);
  const rest = text.replace(new RegExp(words.map(patternOf).join('|'), 'gu'), '');
  return rest !== text && (rest.match(/\p{L}/gu) ?? []).length < lettersBesides;
}

/** Words are letters and digits only, so nothing in them has to be escaped. */
function patternOf(word: string): string {
  return [...word].map((letter) => `[${substitutes[letter] ?? letter}]`).join('');
}
