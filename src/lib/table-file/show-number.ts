import { formatValue } from '../workbook.ts';

/** What stands for a number of more digits than a spreadsheet keeps; it is read as a cell with an error. */
const lostDigits = '#DIGITS!';
const firstLost = 1e15;

/**
 * A number of a workbook as its sheet shows it, where its format writes leading zeros: 1067 in 00000 is the postal code
 * 01067. Other numbers stay as they are. The last digits of one with more than 15 are lost.
 */
export function showNumber(value: number, format = 'General'): number | string {
  if (Math.abs(value) >= firstLost) return lostDigits;
  const literal = format.replace(/"[^"]{0,50}"|\\./g, '');
  const isPadded = Number.isInteger(value) && /^0[0 ()/+-]*0$/.test(literal);
  return isPadded ? formatValue(value, format) : value;
}
