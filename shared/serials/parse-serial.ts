import { findSerial } from './find-serial.ts';

// Serial numbers are compared in two forms. The normal form is the number without its typography: capitals,
// ASCII digits, no blanks, dashes or other separators. The folded form also unites the letters and digits that
// look alike on a sticker. Numbers that are equal in the normal form are the same; numbers that are equal only
// in the folded form are offered as near matches.

/** The most characters of a frame number in its normal form, where its brand has no rule (N093). */
export const mostSerialCharacters = 30;

/** The most characters of a number with its separators; longer texts are not parsed. */
export const mostTypedCharacters = 100;

export type SerialProblem = 'REQUIRED' | 'FRAME_TOO_LONG' | 'SERIAL_CHARACTERS';

export type ParsedSerial =
  | { normal: string; problem?: never }
  | { normal?: never; problem: SerialProblem };

/** Digit zero of the Arabic digits, western and eastern. */
const arabicZeros = [0x0660, 0x06f0];
const arabicDigit = /[\u0660-\u0669\u06F0-\u06F9]/g;
const separators = /[\s\p{Cf}\p{Pd}\u2212./_:]/gu;

/**
 * Parses a serial number that was typed or read.
 * @param most characters of the normal form
 */
export function parseSerial(typed: string, most: number = mostSerialCharacters): ParsedSerial {
  if (typed.length > mostTypedCharacters) return { problem: 'FRAME_TOO_LONG' };
  const found = findSerial(typed);
  if (found === null) return { problem: 'SERIAL_CHARACTERS' };
  const plain = removeSeparators(found);
  if (plain === '') return { problem: 'REQUIRED' };
  if (!/^[A-Za-z0-9]+$/.test(plain)) return { problem: 'SERIAL_CHARACTERS' };
  if (plain.length > most) return { problem: 'FRAME_TOO_LONG' };
  return { normal: plain.toUpperCase() };
}

/**
 * Parses a number that is looked up. A question mark replaces a character that cannot be read.
 * @returns null for a text that is no number
 */
export function parseSerialSearch(typed: string): string | null {
  if (typed.length > mostTypedCharacters) return null;
  const plain = removeSeparators(findSerial(typed) ?? '').toUpperCase();
  // Several words without a digit are looked up as words.
  if (/\S\s+\S/.test(typed) && !/[0-9?]/.test(plain)) return null;
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

const lookalikes: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1', B: '8' };

/** The characters of folded numbers. */
export const foldedCharacters = '0123456789ACDEFGHJKLMNPRSTUVWXYZ';

/** Folds a normal number: O and Q become 0, I becomes 1, B becomes 8. */
export function foldSerial(normal: string): string {
  return normal.replace(/[OQIB]/g, (letter) => lookalikes[letter] ?? letter);
}
