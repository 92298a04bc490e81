// Code 39 (ISO/IEC 16388): each character is five bars and four spaces, of which three are wide, so that all
// characters are equally wide. A text is between two stars. There is no check character unless users agree on
// one, therefore a character whose wide and narrow parts are not clearly different is refused.

import { sumWidths } from './scan-line.ts';

/** Which of the five bars are wide, by the column of a character. */
const wideBars = [
  '10001',
  '01001',
  '11000',
  '00101',
  '10100',
  '01100',
  '00011',
  '10010',
  '01010',
  '00110',
];
/** The characters with one wide space, by which of the four spaces that is. */
const rows = ['UVWXYZ-. *', '1234567890', 'ABCDEFGHIJ', 'KLMNOPQRST'];
/** The characters with narrow bars and three wide spaces, by the space that is narrow. */
const threeSpaces = '%+/$';
/** How many times wider the wide parts of a character are at least than the narrow ones of that color. */
const leastRatio = 1.25;
/** How many times wider than another a narrow part is at most. */
const mostUneven = 1.5;
/** How much the width of a character may differ from that of the one before. */
const widthChange = 0.2;
/** The white before and after a symbol, as a share of a character's width; the standard asks for about 0.7. */
const quietZone = 0.3;
/** The widest gap between two characters, as such a share; the standard allows about a third. */
const widestGap = 0.4;

/** Marks the `count` widest of some widths with 1, the others with 0; null when the two are too alike. */
function markWide(widths: readonly number[], count: number): string | null {
  const sorted = widths.toSorted((a, b) => b - a);
  const wide = sorted[count - 1] ?? 0;
  if (wide < leastRatio * (sorted[count] ?? 0)) return null;
  return widths.map((width) => (width >= wide ? '1' : '0')).join('');
}

const areAlike = (widths: readonly number[]) =>
  Math.max(...widths) <= mostUneven * Math.min(...widths);

/** The character of the nine widths from here on; null when they are none. */
function readCharacter(widths: Float64Array, from: number): string | null {
  const part = (index: number) => widths[from + index] ?? 0;
  const spaces = [part(1), part(3), part(5), part(7)];
  const allBars = [part(0), part(2), part(4), part(6), part(8)];
  const bars = markWide(allBars, 2);
  if (bars) {
    const row = markWide(spaces, 1)?.indexOf('1') ?? -1;
    const column = wideBars.indexOf(bars);
    return row < 0 || column < 0 ? null : (rows[row]?.[column] ?? null);
  }
  const narrow = markWide(spaces, 3)?.indexOf('0') ?? -1;
  return narrow < 0 || !areAlike(allBars) ? null : (threeSpaces[narrow] ?? null);
}

/** The width of the character of nine widths from here on. */
const getWidth = (widths: Float64Array, from: number) => sumWidths(widths, from, 9);

/** The characters between the stars from here on; null when there is no second star with white behind it. */
function readText(widths: Float64Array, from: number): string | null {
  let width = getWidth(widths, from);
  if ((widths[from - 1] ?? 0) < quietZone * width || readCharacter(widths, from) !== '*')
    return null;
  let text = '';
  for (let at = from + 10; at + 9 < widths.length; at += 10) {
    const next = getWidth(widths, at);
    if (Math.abs(next - width) > widthChange * width) return null;
    if ((widths[at - 1] ?? 0) > widestGap * width) return null;
    const character = readCharacter(widths, at);
    if (!character) return null;
    if (character === '*') return (widths[at + 9] ?? 0) < quietZone * next ? null : text;
    text += character;
    width = next;
  }
  return null;
}

/**
 * The text of the Code 39 in a row of widths, read in one direction. Pairs that encode other characters
 * (full ASCII) are not decoded.
 * @param widths of spaces and bars, beginning and ending with a space
 */
export function readCode39(widths: Float64Array): string | null {
  for (let from = 1; from + 29 < widths.length; from += 2) {
    const text = readText(widths, from);
    if (text) return text;
  }
  return null;
}
