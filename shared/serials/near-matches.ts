import { foldedCharacters, foldSerial } from './parse-serial.ts';

// Near matches are for stickers that are scratched: the same number when look-alikes are united, or one with a
// single mistake, which is a wrong, missing, additional or exchanged character. Short numbers allow no mistake,
// because too many numbers would match. Characters that cannot be read are typed as question marks.

/** The fewest characters of a number in which a mistake is allowed. */
const fewestForMistake = 6;
/** The most question marks in a number; each of them can be 32 characters. */
const mostUnreadable = 2;

/**
 * Lists the folded numbers that a search may mean, itself first: at most 2,000, so that a database looks each of
 * them up by its index.
 * @param search in normal form, possibly with question marks
 */
export function listNearMatches(search: string): string[] {
  const folded = foldSerial(search);
  const unreadable = folded.split('?').length - 1;
  if (unreadable > mostUnreadable) return [];
  if (unreadable > 0) return fillIn([folded], unreadable);
  return folded.length < fewestForMistake ? [folded] : [...new Set([folded, ...mistakes(folded)])];
}

function fillIn(patterns: string[], unreadable: number): string[] {
  if (unreadable === 0) return patterns;
  const filled = patterns.flatMap((one) =>
    [...foldedCharacters].map((character) => one.replace('?', character)),
  );
  return fillIn(filled, unreadable - 1);
}

function* mistakes(folded: string): Generator<string> {
  for (let at = 0; at <= folded.length; at += 1) {
    const before = folded.slice(0, at);
    const after = folded.slice(at);
    for (const character of foldedCharacters) {
      yield before + character + after;
      if (after !== '') yield before + character + after.slice(1);
    }
    if (after !== '') yield before + after.slice(1);
    if (after.length > 1) yield before + after[1] + after[0] + after.slice(2);
  }
}
