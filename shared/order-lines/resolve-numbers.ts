import { bcp47, type Locale } from '#shared/locales.ts';
import type { OrderLines, Reading } from './order-line.ts';

/** Returns the thousands separator of a language: "," in English, "." in German. */
function groupSign(locale: Locale): string {
  const parts = new Intl.NumberFormat(bcp47(locale)).formatToParts(10_000);
  return parts.find(({ type }) => type === 'group')?.value ?? '';
}

/**
 * Takes "1,000" for a thousand where the reader's language parts thousands so. Where the sign is the
 * decimal one the quantity stays open: one piece or a thousand is not guessed.
 */
export function resolveNumbers({ lines, left }: OrderLines, locale: Locale): OrderLines {
  const sign = groupSign(locale);
  const resolved = (reading: Reading): Reading => {
    const [thousands] = reading.choices;
    // More than the most that can be ordered is no choice.
    const open =
      reading.problem === 'AMBIGUOUS_NUMBER' &&
      thousands === Number(reading.qtyText.replace(/\D/g, ''));
    if (!open || !reading.qtyText.includes(sign)) return reading;
    return { ...reading, qty: thousands, problem: null, choices: [] };
  };
  return { left, lines: lines.map((line) => ({ ...line, readings: line.readings.map(resolved) })) };
}
