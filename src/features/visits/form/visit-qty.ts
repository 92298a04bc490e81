import { maxQty, parseQty } from '#shared/quantity.ts';

/** The zeros of scripts with digits of their own on keyboards: Arabic, Persian, Devanagari, full width. */
const zeros = [0x0660, 0x06f0, 0x0966, 0xff10];

/** Writes digits of other scripts as 0 to 9. */
const toPlainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });

/** Reads a number of bicycles as people type it; null when it is not a whole number from 0 to 99,999. */
export function parseVisitQty(text: string): number | null {
  const qty = parseQty(toPlainDigits(text));
  return qty !== null && qty <= maxQty ? qty : null;
}
