// Code 128 (ISO/IEC 15417): each character is three bars and three spaces in 11 modules. A symbol is a start, which
// names the first set, the characters, the check character and the stop. Set A has capitals and controls, B capitals
// and small letters, C pairs of digits; characters switch the set, permanently or (shift) for the next character only.

import { sumWidths } from './scan-line.ts';

/** The widths of values 0 to 105 in modules: bar, space, bar, space, bar, space. */
export const code128Patterns: readonly string[] = [
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213',
  '221312 231212 112232 122132 122231 113222 123122 123221 223211 221132',
  '221231 213212 223112 312131 311222 321122 321221 312212 322112 322211',
  '212123 212321 232121 111323 131123 131321 112313 132113 132311 211313',
  '231113 231311 112133 112331 132131 113123 113321 133121 313121 211331',
  '231131 213113 213311 213131 311123 311321 331121 312113 312311 332111',
  '314111 221411 431111 111224 111422 121124 121421 141122 141221 112214',
  '112412 122114 122411 142112 142211 241211 221114 413111 241112 134111',
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141',
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141',
  '114131 311141 411131 211412 211214 211232',
].flatMap((row) => row.split(' '));
/** The widths of the stop, which has a bar more than the characters. */
export const code128Stop = '2331112';

/** Values that are no character of a set. */
export const code128Value = { shift: 98, toC: 99, toB: 100, toA: 101, fnc1: 102, startA: 103 };

const patterns = code128Patterns.map((pattern) => [...pattern].map(Number));
const stop = [...code128Stop].map(Number);

/** How far the widths of a character may be from its pattern, in square modules. */
const tolerance = 0.75;
/** The white before and after a symbol, in modules; the standard asks for 10. */
const quietZone = 4;

/**
 * How little the widths look like a pattern, in square modules. As in the EAN, distances from edge to like
 * edge weigh most, because blur and spread ink change the widths of bars and spaces but not those.
 */
function getCost(widths: Float64Array, from: number, module: number, pattern: number[]): number {
  let cost = 0;
  let before = 0;
  for (let index = 0; index < pattern.length; index++) {
    const off = (widths[from + index] ?? 0) / module - (pattern[index] ?? 0);
    cost += 0.25 * off * off;
    if (index > 0) cost += (off + before) ** 2;
    before = off;
  }
  return cost;
}

/** The value of the six widths from here on, among those from `least` on; null when they look like none. */
function readValue(widths: Float64Array, from: number, least = 0): number | null {
  const module = sumWidths(widths, from, 6) / 11;
  let best: number | null = null;
  let bestCost = tolerance;
  for (let value = least; value < patterns.length; value++) {
    const cost = getCost(widths, from, module, patterns[value] ?? []);
    if (cost >= bestCost) continue;
    bestCost = cost;
    best = value;
  }
  return best;
}

/** Whether the symbol stops here, with white behind it. */
function isStop(widths: Float64Array, from: number): boolean {
  const module = sumWidths(widths, from, 7) / 13;
  if ((widths[from + 7] ?? 0) < quietZone * module) return false;
  return getCost(widths, from, module, stop) < tolerance;
}

/** The values from start to check character; null when there is no stop. */
function readValues(widths: Float64Array, from: number): number[] | null {
  const start = readValue(widths, from, code128Value.startA);
  if (start === null) return null;
  const values = [start];
  for (let at = from + 6; at + 7 < widths.length; at += 6) {
    if (isStop(widths, at)) return values;
    const value = readValue(widths, at);
    // A start inside a symbol: two codes side by side, or no code at all.
    if (value === null || value >= code128Value.startA) return null;
    values.push(value);
  }
  return null;
}

/** What readers send before a text with GS1 elements (ISO/IEC 15424). */
const gs1Identifier = ']C1';

type CodeSet = 'A' | 'B' | 'C';
const setSwitches: Readonly<Record<CodeSet, Readonly<Record<number, CodeSet>>>> = {
  A: { [code128Value.toC]: 'C', [code128Value.toB]: 'B' },
  B: { [code128Value.toC]: 'C', [code128Value.toA]: 'A' },
  C: { [code128Value.toB]: 'B', [code128Value.toA]: 'A' },
};

function toText(value: number, set: CodeSet): string {
  if (set === 'C') return String(value).padStart(2, '0');
  return String.fromCharCode(set === 'A' && value >= 64 ? value - 64 : value + 32);
}

/**
 * The text of a symbol's values. FNC1 in the first place, which says that the text has GS1 elements, becomes the symbology
 * identifier `]C1`; FNC1 between two elements becomes GS.
 * @param values from the start to the check character
 * @returns null when the check character is wrong, or for a symbol with instructions to the reader (FNC2 to FNC4)
 */
export function decodeCode128(values: readonly number[]): string | null {
  const [start = 0, ...data] = values;
  const check = data.pop();
  const sum = data.reduce((total, value, index) => total + value * (index + 1), start);
  if (data.length === 0 || check !== sum % 103) return null;
  let set = (['A', 'B', 'C'] as const)[start - code128Value.startA];
  let shifted = false;
  let text = '';
  for (const value of data) {
    if (!set) return null;
    if (value === code128Value.fnc1) {
      text += text === '' ? gs1Identifier : '\u001D';
      shifted = false;
      continue;
    }
    const next = setSwitches[set][value];
    if (next) set = next;
    else if (value === code128Value.shift && set !== 'C') {
      shifted = true;
      continue;
    } else if (value >= (set === 'C' ? 100 : 96)) return null;
    else text += toText(value, shifted ? (set === 'A' ? 'B' : 'A') : set);
    shifted = false;
  }
  return text === gs1Identifier ? null : text || null;
}

/**
 * The text of the Code 128 in a row of widths, read in one direction.
 * @param widths of spaces and bars, beginning and ending with a space
 */
export function readCode128(widths: Float64Array): string | null {
  for (let from = 1; from + 25 < widths.length; from += 2) {
    const module = sumWidths(widths, from, 6) / 11;
    if ((widths[from - 1] ?? 0) < quietZone * module) continue;
    const values = readValues(widths, from);
    const text = values && decodeCode128(values);
    if (text) return text;
  }
  return null;
}
