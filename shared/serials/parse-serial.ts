// Serial numbers are compared in two forms. The normal form is the number without its typography: capitals,
// ASCII digits, no blanks, dashes or other separators. The folded form also unites the letters and digits that
// look alike on a sticker. Numbers that are equal in the normal form are the same; numbers that are equal only
// in the folded form are offered as near matches. A text that is more than a number, such as a link, is refused unless
// it names its number (shared/scanned-code): without its signs it would look like another number. Words and days are
// refused for the same reason.

import { parseScannedCode } from '#shared/scanned-code/parse-scanned-code.ts';

/** The most characters of a frame number in its normal form, where its brand has no rule (N093). */
export const mostSerialCharacters = 30;

/** The most characters of a number with its separators, or of the link with it; longer texts are not parsed. */
export const mostTypedCharacters = 500;

export type SerialProblem =
  | 'REQUIRED'
  | 'FRAME_TOO_LONG'
  | 'SERIAL_CHARACTERS'
  | 'NO_SERIAL_NUMBER'
  | 'SEVERAL_NUMBERS';

export type ParsedSerial =
  | { normal: string; problem?: never }
  | { normal?: never; problem: SerialProblem };

/** Digit zero of the Arabic digits, western and eastern. */
const arabicZeros = [0x0660, 0x06f0];
const arabicDigit = /[\u0660-\u0669\u06F0-\u06F9]/g;
const separators = /[\s\p{Cf}\p{Pd}\u2212./_:]/gu;

/**
 * Parses a serial number that was typed or read, also behind a label ("S/N") or in GS1 elements.
 * @param most characters of the normal form
 */
export function parseSerial(typed: string, most: number = mostSerialCharacters): ParsedSerial {
  if (typed.length > mostTypedCharacters) return { problem: 'FRAME_TOO_LONG' };
  const written = findWritten(typed);
  if (written === null) {
    const { serials } = parseScannedCode(typed);
    return { problem: serials.length > 1 ? 'SEVERAL_NUMBERS' : 'NO_SERIAL_NUMBER' };
  }
  return isOtherText(written) ? { problem: 'NO_SERIAL_NUMBER' } : normalize(written, most);
}

/**
 * Parses a number of a feed or of the database, which may look like words or a day. A label before it is removed.
 * @param most characters of the normal form
 */
export function parseStoredSerial(
  stored: string,
  most: number = mostSerialCharacters,
): ParsedSerial {
  if (stored.length > mostTypedCharacters) return { problem: 'FRAME_TOO_LONG' };
  return normalize(findWritten(stored) ?? stored, most);
}

function normalize(written: string, most: number): ParsedSerial {
  const plain = removeSeparators(written);
  if (plain === '') return { problem: 'REQUIRED' };
  if (!/^[A-Za-z0-9]+$/.test(plain)) return { problem: 'SERIAL_CHARACTERS' };
  if (plain.length > most) return { problem: 'FRAME_TOO_LONG' };
  return { normal: plain.toUpperCase() };
}

/** Returns the number of a text as it is written; null for a text that is something else, or has several. */
export function findWritten(typed: string): string | null {
  const { kind, text, serials, isCertain } = parseScannedCode(typed);
  if (kind === 'plain') return text;
  return isCertain && serials.length === 1 ? (serials[0] ?? null) : null;
}

/** Words are longer than the letters in front of a number. */
const mostLettersOfNumber = 3;
/** The groups of one number are shorter. */
const fewestOfWhole = 8;
const hostName = /^www\.|\.(?:com|net|org|info|bike|eu|de|fr|id|my|us|uk|nl)$/i;
const time = /^\d{1,2}:\d\d(?::\d\d)?$/;
const dayOfYear = /^\d{1,2}\.\d{1,2}\.$/;
const monthOfYear = /^(?:0?[1-9]|1[0-2])[-./](?:19|20)\d\d$/;
const writtenDay = /^\d{1,2}\.? \p{L}{3,9}\.? \d{2,4}$/u;

/** Whether a text without a label is words, a host, a day or a time rather than a number with its separators. */
export function isOtherText(written: string): boolean {
  const text = written.trim().replace(/\s+/g, ' ');
  return hasWord(text) || hasSeveral(text) || hostName.test(text) || time.test(text) || isDay(text);
}

function hasWord(text: string): boolean {
  const parts = text.split(' ');
  if (parts.length === 1) return false;
  const words = parts.filter((part) => /^\p{L}+$/u.test(part));
  const [first = ''] = parts;
  // Some makers begin their numbers with four capitals, and a long number follows.
  const isPrefix = /^[A-Z]{4}$/.test(first) && text.replace(/\D/g, '').length >= 6;
  return words.some((word) => word.length > mostLettersOfNumber && !(isPrefix && word === first));
}

/** Whether a text is several numbers, or a path. */
function hasSeveral(text: string): boolean {
  const parts = text.split(/[ /]/);
  const areWhole = parts.every((part) => part.length >= fewestOfWhole && /\d/.test(part));
  return text.split('/').length > 2 || (parts.length > 1 && areWhole);
}

/** Whether a text is a day in figures, in the order of any language of the portal, or with the month as a word. */
function isDay(text: string): boolean {
  if (writtenDay.test(text) || dayOfYear.test(text) || monthOfYear.test(text)) return true;
  const [, a = '', , b = '', c = ''] =
    /^(\d{1,4}) ?([-./]) ?(\d{1,2}) ?\2 ?(\d{1,4})(?:[ T]\d\d:\d\d.{0,15})?$/.exec(text) ?? [];
  const isYear = (part: string) => part.length === 2 || /^(?:19|20)\d\d$/.test(part);
  const areDayAndMonth = (one: string, other: string) =>
    [one, other].every((part) => Number(part) >= 1 && Number(part) <= 31) &&
    Math.min(Number(one), Number(other)) <= 12;
  return (
    (isYear(c) && areDayAndMonth(a, b)) || (a.length === 4 && isYear(a) && areDayAndMonth(b, c))
  );
}

/**
 * Returns a number that is looked up in its normal form. A question mark replaces a character that cannot be read.
 * @param written without a label
 * @returns null for a text that is no number
 */
export function toSearchedNumber(written: string): string | null {
  if (written.length > mostTypedCharacters) return null;
  const plain = removeSeparators(written).toUpperCase();
  return /^[A-Z0-9?]+$/.test(plain) && plain.length <= mostSerialCharacters ? plain : null;
}

function removeSeparators(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(arabicDigit, (digit) => {
      const zero = arabicZeros.find((first) => digit.charCodeAt(0) - first < 10) ?? 0;
      return String(digit.charCodeAt(0) - zero);
    })
    .replace(separators, '');
}

/** Characters that look alike: each of `from` is folded to the one of `to` at its place. SQL folds by them too. */
export const lookalikes = { from: 'OQILBSZ', to: '0011852' };

/** Counts the changes of `lookalikes`: what was folded by other rules, such as hashes, must not be compared. */
export const foldVersion = 2;

/** The characters of folded numbers. */
export const foldedCharacters = '0123456789ACDEFGHJKMNPRTUVWXY';

/** Folds a normal number: O and Q become 0, I and L 1, B 8, S 5, and Z 2. */
export function foldSerial(normal: string): string {
  return normal.replace(
    /[OQILBSZ]/g,
    (letter) => lookalikes.to[lookalikes.from.indexOf(letter)] ?? letter,
  );
}
