// GS1 element strings (GS1 General Specifications, 3 and 7.8): application identifiers (AI) of two to four digits, each
// before its data. Printed texts have the AI in brackets; in a barcode some data have a fixed length, and other data end
// at a separator (FNC1, which readers send as GS) or at the end of the code.

import { isGtin } from '#shared/ean.ts';

export interface Gs1Element {
  ai: string;
  value: string;
}

export interface Gs1Elements {
  elements: Gs1Element[];
  /** Whether the end of each value is certain: there are brackets or separators, or nothing that needs them. */
  isCertain: boolean;
}

/** The separator, by the picture of GS: the control itself must not be in regular expressions. */
export const separator = '\u241D';

/** The length of an AI and its data together, by the first two digits, where it is fixed. */
const fixedLengths: Readonly<Record<string, number>> = {
  '00': 20,
  '01': 16,
  '02': 16,
  '03': 16,
  '04': 18,
  20: 4,
  41: 16,
  // Days.
  ...fixed(8, '11 12 13 14 15 16 17 18 19'),
  // Measures.
  ...fixed(10, '31 32 33 34 35 36'),
};

function fixed(length: number, starts: string): Record<string, number> {
  return Object.fromEntries(starts.split(' ').map((start) => [start, length]));
}

const threeDigits = new Set(['23', '24', '25', '40', '41', '42', '71']);
const fourDigits = new Set('31 32 33 34 35 36 39 43 70 72 80 81 82'.split(' '));
/** The most characters of data whose AI has no limit here. */
const longest = 90;
const limits: Readonly<Record<string, number>> = {
  ...fixed(20, '10 21 22'),
  ...fixed(8, '30 37'),
  ...fixed(30, '240 241 250 251'),
};

function getAiLength(start: string): number | null {
  if (!/^\d\d/.test(start)) return null;
  const two = start.slice(0, 2);
  if (threeDigits.has(two)) return 3;
  if (fourDigits.has(two)) return 4;
  return /^(?:0[0-4]|1\d|2[0-2]|30|37|9\d)$/.test(two) ? 2 : null;
}

/** AIs of a GTIN: of an article, of the articles in a carton, of an article made to order. */
export const gtinAis = ['01', '02', '03'];

function isValue({ ai, value }: Gs1Element): boolean {
  if (gtinAis.includes(ai)) return value.length === 14 && isGtin(value);
  const fixed = fixedLengths[ai.slice(0, 2)];
  if (fixed !== undefined) return value.length === fixed - ai.length && /^\d+$/.test(value);
  return value !== '' && value.length <= (limits[ai] ?? longest);
}

/** Reads elements with brackets, such as `(01)04006381333931(21)AB12`; null for another text. */
export function readBracketed(text: string): Gs1Elements | null {
  const elements: Gs1Element[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const [, ai] = /^\((\d{2,4})\)/.exec(rest) ?? [];
    if (ai === undefined) return null;
    rest = rest.slice(ai.length + 2);
    // Data may have brackets too, but no AI in them.
    const next = /\(\d{2,4}\)/.exec(rest)?.index ?? rest.length;
    const written = rest.slice(0, next).replaceAll(separator, '').trim();
    // Printed GTINs are grouped.
    const value = gtinAis.includes(ai) ? written.replace(/\s/g, '') : written;
    const element = { ai, value };
    if (ai.length !== getAiLength(ai) || !isValue(element)) return null;
    elements.push(element);
    rest = rest.slice(next);
  }
  return elements.length > 0 ? { elements, isCertain: true } : null;
}

/** Reads elements without brackets; null for another text. @param text its separators are `separator` */
export function readUnbracketed(text: string): Gs1Elements | null {
  const elements: Gs1Element[] = [];
  let isCertain = true;
  let rest = text;
  while (rest.startsWith(separator)) rest = rest.slice(1);
  const hasSeparators = rest.includes(separator);
  while (rest !== '') {
    const length = getAiLength(rest);
    if (length === null) return null;
    const ai = rest.slice(0, length);
    const fixed = fixedLengths[ai.slice(0, 2)];
    const at = rest.indexOf(separator);
    const end = fixed ?? (at === -1 ? rest.length : at);
    const element = { ai, value: rest.slice(length, end) };
    if (!isValue(element)) return null;
    elements.push(element);
    // The last element has no separator, but neither have others when the reader has left them out.
    const isOpen = fixed === undefined && at === -1 && !hasSeparators;
    if (isOpen && holdsElement(element)) isCertain = false;
    rest = rest.slice(end);
    while (rest.startsWith(separator)) rest = rest.slice(1);
  }
  return elements.length > 0 ? { elements, isCertain } : null;
}

/** Whether data may have a day (AI 11 to 17), or another serial number, behind a separator that is missing. */
const holdsElement = ({ ai, value }: Gs1Element) =>
  /1[1-7]\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])$/.test(value) ||
  (ai !== '21' && listInner(value).length > 0);

/** Lists what follows each AI of a serial number inside data, where separators may be missing. */
export function listInner(value: string): string[] {
  const inner: string[] = [];
  for (let at = value.indexOf('21', 3); at !== -1; at = value.indexOf('21', at + 1))
    if (value.length - at - 2 >= 5 && /[A-Z]/i.test(value.slice(at + 2)))
      inner.push(value.slice(at + 2));
  return inner;
}

/** Returns the data before a day at their end, such as `AB12` of `AB1217261127`. */
export const withoutDays = (value: string): string =>
  value.replace(/1[1-7]\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])$/, '');
