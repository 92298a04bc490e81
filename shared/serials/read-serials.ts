import { isGtin } from '#shared/ean.ts';
import { parseScannedCode } from '#shared/scanned-code/parse-scanned-code.ts';
import { isSerialWord } from '#shared/scanned-code/read-label.ts';
import { findWritten, isOtherText, toSearchedNumber } from './parse-serial.ts';

/** The numbers that a text may mean when a frame is looked up. */
export interface ReadSerials {
  /** In normal form, the most likely first, at most six; possibly with question marks. */
  numbers: string[];
  /**
   * Whether the text is a frame number, or names one: only then does a look-up without a result say something about a
   * bike. Of a link or a barcode of an article it says nothing.
   */
  isCertain: boolean;
}

const mostNumbers = 6;
/** A number alone has at least so many characters, and a part of a text more. */
const fewest = 3;
const fewestOfPart = 5;
/** A day without signs: the year first, or the day. */
const compactDay =
  /^(?:(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d)$/;
/** Identifiers of GS1 that are left at the beginning when a reader drops the sign of GS1. */
const leadingAi = /^(?:21|250|8004)/;

/** Reads the numbers of a text that was typed, pasted or scanned. */
export function readSerials(typed: string): ReadSerials {
  const code = parseScannedCode(typed);
  const named = code.kind === 'plain' ? [code.text] : [...new Set(code.serials)];
  // Words have no number in common; each of them may be one.
  const numbers = named.flatMap((written) =>
    isOtherText(written) ? [] : (toSearchedNumber(written) ?? []),
  );
  const inner = numbers.flatMap(listInner);
  const others = [...named, ...code.parts].flatMap(listParts);
  const [written] = named;
  const isCertain =
    code.isCertain && named.length === 1 && written !== undefined && isFrameNumber(written);
  const all = [...numbers, ...inner, ...others];
  return { numbers: [...new Set(all)].slice(0, mostNumbers), isCertain };
}

/** Leaves only the certain number where it is among the known ones: nothing that is joined to it is a label then. */
export function dropGuesses(read: ReadSerials, known: readonly string[]): ReadSerials {
  const numbers = read.numbers.slice(0, 1);
  return read.isCertain && numbers.every((number) => known.includes(number))
    ? { ...read, numbers }
    : read;
}

/** Returns the number of a scanned text as a field takes it; the text itself where it names none, or several. */
export function pickNumber(scanned: string): string {
  const written = findWritten(scanned);
  if (written !== null && toSearchedNumber(written) !== null && !isOtherText(written))
    return written;
  const choices = listChoices(scanned);
  return choices.length === 1 ? (choices[0] ?? scanned) : scanned;
}

/** Lists the numbers in a text that is none itself, for the user to choose from. */
export const listChoices = (typed: string): string[] =>
  readSerials(typed).numbers.filter((number) => readSerials(number).isCertain);

/** Says why a text without a hit says nothing about a bike; null for a number, and for words of an article. */
export function findSearchProblem(typed: string): 'NO_SERIAL_NUMBER' | null {
  const { numbers, isCertain } = readSerials(typed);
  const isSearch = !/\d/.test(typed) || numbers.some((number) => number.includes('?'));
  return isCertain || isSearch ? null : 'NO_SERIAL_NUMBER';
}

/**
 * Whether a text without a label is a number rather than words, a host, a day, or the barcode of an article. The register
 * may have numbers that are valid EANs or days without signs; they are found all the same.
 */
function isFrameNumber(written: string): boolean {
  const number = toSearchedNumber(written);
  if (number === null || number.length < fewest || !/\d/.test(number) || number.includes('?'))
    return false;
  return !isGtin(number) && !compactDay.test(number) && !isOtherText(written);
}

/** Lists what may be a number in a part of a text: the part itself, and its words. */
function listParts(part: string): string[] {
  return [part, ...part.split(/[^\p{L}\p{N}?._:-]+/u)].flatMap((written) => {
    const isSlug = isOtherText(written.replace(/[-_+]/g, ' '));
    const number = !isSlug && /\d/.test(written) ? toSearchedNumber(written) : null;
    return number !== null && number.length >= fewestOfPart ? [number] : [];
  });
}

/** Lists what is left of a number without the label or the identifier of GS1 that may be joined to it. */
function listInner(number: string): string[] {
  const letters = /^[A-Z]*/.exec(number)?.[0] ?? '';
  const labels = Array.from(letters, (_, at) => number.slice(0, at + 1)).filter(isSerialWord);
  const starts = [...labels.toReversed(), leadingAi.exec(number)?.[0] ?? ''];
  const rests = starts.filter(Boolean).map((start) => number.slice(start.length));
  const inner = rests.filter((rest) => rest.length >= fewestOfPart && /\d/.test(rest));
  return [...inner, ...inner.flatMap(listInner)];
}
