import { isEan, upcEtoUpcA } from '#shared/ean.ts';
import { barWidths, sumWidths } from './scan-line.ts';
import { finishSearch, type GreyPicture, searchSteps } from './scan-picture.ts';

/** Widths in modules of the four bars and spaces of each digit, as in the right half (ISO 15420). */
const digits = [
  [3, 2, 1, 1],
  [2, 2, 2, 1],
  [2, 1, 2, 2],
  [1, 4, 1, 1],
  [1, 1, 3, 2],
  [1, 2, 3, 1],
  [1, 1, 1, 4],
  [1, 3, 1, 2],
  [1, 2, 1, 3],
  [3, 1, 1, 2],
] as const;

/** Which digits of the left half are written backwards (1, set G), by the first digit of an EAN-13. */
const leftParities = [
  '000000',
  '001011',
  '001101',
  '001110',
  '010011',
  '011001',
  '011100',
  '010101',
  '010110',
  '011010',
];
/** The parities for the check digit of a UPC-E of number system 0; system 1 has them inverted. */
const upcEParities = [
  '111000',
  '110100',
  '110010',
  '110001',
  '101100',
  '100110',
  '100011',
  '101010',
  '101001',
  '100101',
];

/** How far the widths of a digit may be from its pattern, in square modules. */
const tolerance = 0.9;
/** White before and after a code, in modules; the standard asks for 7 and more. */
const quietZone = 3.5;

interface Digit {
  value: number;
  /** 1 when written backwards. */
  back: 0 | 1;
}

/**
 * The digit four widths look most like. Distances from edge to like edge weigh most: blur and ink
 * that has run make bars wider and spaces narrower, but leave those as they are.
 */
function readDigit(widths: Float64Array, from: number, backwards: boolean): Digit | null {
  const w = [0, 1, 2, 3].map((index) => widths[from + index] ?? 0) as [
    number,
    number,
    number,
    number,
  ];
  const module = (w[0] + w[1] + w[2] + w[3]) / 7;
  if (!(module > 0)) return null;
  const [a, b, c, d] = w.map((width) => width / module) as typeof w;
  let best: Digit | null = null;
  let bestCost = tolerance;
  for (let value = 0; value < 10; value++) {
    const pattern = digits[value] as readonly [number, number, number, number];
    for (const back of backwards ? ([0, 1] as const) : ([0] as const)) {
      const [p, q, r, s] = back ? [pattern[3], pattern[2], pattern[1], pattern[0]] : pattern;
      const cost =
        (a + b - p - q) ** 2 +
        (b + c - q - r) ** 2 +
        0.25 * ((a - p) ** 2 + (b - q) ** 2 + (c - r) ** 2 + (d - s) ** 2);
      if (cost < bestCost) {
        bestCost = cost;
        best = { value, back };
      }
    }
  }
  return best;
}

/** Reads `count` digits of four widths each. */
function readDigits(
  widths: Float64Array,
  from: number,
  count: number,
  backwards: boolean,
): { text: string; parity: string } | null {
  let text = '';
  let parity = '';
  for (let index = 0; index < count; index++) {
    const digit = readDigit(widths, from + index * 4, backwards);
    if (!digit) return null;
    text += digit.value;
    parity += digit.back;
  }
  return { text, parity };
}

/** Whether guard bars and spaces are about one module each, and as a whole as wide as they are many. */
function isGuard(widths: Float64Array, from: number, count: number, module: number): boolean {
  const whole = sumWidths(widths, from, count) / module;
  if (Math.abs(whole - count) > 0.3 * count) return false;
  for (let index = from; index < from + count; index++) {
    const width = (widths[index] ?? 0) / module;
    if (width < 0.3 || width > 2) return false;
  }
  return true;
}

/** EAN-13 (with UPC-A) or EAN-8: two halves of `half` digits between three guards. */
function readHalves(widths: Float64Array, from: number, half: 4 | 6): string | null {
  const middle = from + 3 + half * 4;
  const right = middle + 5;
  const end = right + half * 4;
  if (end + 3 >= widths.length) return null;
  const module = sumWidths(widths, from, end + 3 - from) / (half * 14 + 11);
  const quiet = module * quietZone;
  if ((widths[from - 1] ?? 0) < quiet || (widths[end + 3] ?? 0) < quiet) return null;
  if (!isGuard(widths, from, 3, module) || !isGuard(widths, end, 3, module)) return null;
  if (!isGuard(widths, middle, 5, module)) return null;
  const first = readDigits(widths, from + 3, half, half === 6);
  const second = first && readDigits(widths, right, half, false);
  if (!first || !second) return null;
  const lead = half === 6 ? leftParities.indexOf(first.parity) : '';
  if (lead === -1) return null;
  const code = `${lead}${first.text}${second.text}`;
  return isEan(code) ? code : null;
}

/** UPC-E: six digits between a guard of three and one of six. */
function readUpcE(widths: Float64Array, from: number): string | null {
  const end = from + 3 + 24;
  if (end + 6 >= widths.length) return null;
  const module = sumWidths(widths, from, 33) / 51;
  // Nothing in the middle is certain here, so the white around has to be.
  const quiet = module * 6;
  if ((widths[from - 1] ?? 0) < quiet || (widths[end + 6] ?? 0) < quiet) return null;
  if (!isGuard(widths, from, 3, module) || !isGuard(widths, end, 6, module)) return null;
  const found = readDigits(widths, from + 3, 6, true);
  if (!found) return null;
  const inverted = [...found.parity].map((bit) => (bit === '0' ? '1' : '0')).join('');
  for (const [system, parity] of [found.parity, inverted].entries()) {
    const check = upcEParities.indexOf(parity);
    if (check !== -1) return upcEtoUpcA(`${system}${found.text}${check}`);
  }
  return null;
}

/**
 * The code in a row of widths, beginning and ending with a space, read in one direction.
 * @returns an EAN-13 (a UPC-A as one, with a 0 in front) or EAN-8 whose check digit is right
 */
function readWidths(widths: Float64Array): string | null {
  for (let from = 1; from + 33 < widths.length; from += 2) {
    const thirteen = readHalves(widths, from, 6);
    if (thirteen) return thirteen;
    const eight = readHalves(widths, from, 4);
    if (eight) return eight;
    const upcA = readUpcE(widths, from);
    if (upcA) return `0${upcA}`;
  }
  return null;
}

/**
 * The code on one line across a picture, whichever way round it lies there.
 * @param line brightness along the line, any scale
 */
export function decodeEanLine(line: Float64Array): string | null {
  const widths = barWidths(line);
  return widths.length < 35 ? null : (readWidths(widths) ?? readWidths(widths.slice().reverse()));
}

/** Looks for an EAN or UPC in a picture; see `decodeEan` for the answer. */
export const eanSteps = (picture: GreyPicture) =>
  searchSteps(picture, decodeEanLine, { votes: 2, neighbors: [] });

/**
 * The EAN-13, EAN-8, UPC-A or UPC-E in a picture, whichever way it lies; null when there is none that
 * two lines agree on. UPC codes come as EAN-13 with a 0 in front.
 */
export const decodeEan = (picture: GreyPicture) => finishSearch(eanSteps(picture));
