import { isGtin } from '#shared/ean.ts';
import { parseScannedCode } from '#shared/scanned-code/parse-scanned-code.ts';
import { findWritten, toSearchedNumber } from './parse-serial.ts';

/** The numbers that a text may mean when a frame is looked up. */
export interface ReadSerials {
  /** In normal form, the most likely first, at most four; possibly with question marks. */
  numbers: string[];
  /**
   * Whether the text is a frame number, or names one: only then does a look-up without a result say something about a
   * bike. Of a link or a barcode of an article it says nothing.
   */
  isCertain: boolean;
}

const mostNumbers = 4;
/** A number alone has at least so many characters, and a part of a text more. */
const fewest = 3;
const fewestOfPart = 5;
/** Words are longer than the letters in front of a number. */
const mostLettersOfNumber = 3;
/** Identifiers of GS1 that are left at the beginning when a reader drops the sign of GS1. */
const leadingAi = /^(?:21|250|8004)/;
const hostName = /^www\.|\.(?:com|net|org|info|bike|eu|de|fr|id|my|us|uk|nl)$/i;
const dayOrTime = /^\d{1,4}[-./:]\d{1,2}(?:[-./:]\d{1,4})?$/;

/** Reads the numbers of a text that was typed, pasted or scanned. */
export function readSerials(typed: string): ReadSerials {
  const code = parseScannedCode(typed);
  const named = code.kind === 'plain' ? [code.text] : code.serials;
  const numbers = named.flatMap((written) => toSearchedNumber(written) ?? []);
  const others = [...named, ...code.parts].flatMap(listParts);
  const inner = code.kind === 'plain' ? numbers.flatMap(withoutAi) : [];
  const isCertain =
    code.isCertain && named.length > 0 && named.every((written) => isFrameNumber(written));
  const all = [...numbers, ...inner, ...others];
  return { numbers: [...new Set(all)].slice(0, mostNumbers), isCertain };
}

/** Returns the number of a scanned text as a field takes it; the text itself where it names none. */
export function pickNumber(scanned: string): string {
  const { kind, text } = parseScannedCode(scanned);
  if (kind === 'plain') return text;
  return findWritten(scanned) ?? readSerials(scanned).numbers[0] ?? scanned;
}

/** Whether a text without a label is a number rather than words, a host, a day, or the barcode of an article. */
function isFrameNumber(written: string): boolean {
  const text = written.trim();
  const number = toSearchedNumber(text);
  if (number === null || number.length < fewest || !/\d/.test(number) || number.includes('?'))
    return false;
  const words = text.split(/\s+/);
  const hasWord =
    words.length > 1 &&
    words.some((word) => /^\p{L}+$/u.test(word) && word.length > mostLettersOfNumber);
  const isBarcode = number.length > 8 && isGtin(number);
  return !hasWord && !isBarcode && !hostName.test(text) && !dayOrTime.test(text);
}

/** Lists what may be a number in a part of a text: the part itself, and its words. */
function listParts(part: string): string[] {
  return [part, ...part.split(/\s+/)].flatMap((written) => {
    const number = /\d/.test(written) ? toSearchedNumber(written) : null;
    return number !== null && number.length >= fewestOfPart ? [number] : [];
  });
}

function withoutAi(number: string): string[] {
  const rest = number.replace(leadingAi, '');
  return rest !== number && rest.length >= fewestOfPart && /\d/.test(rest) ? [rest] : [];
}
