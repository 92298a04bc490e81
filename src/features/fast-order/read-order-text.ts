import type { OrderLines } from '#shared/order-lines/order-line.ts';
import { parseOrderText } from '#shared/order-lines/parse-order-lines.ts';
import { resolveNumbers } from '#shared/order-lines/resolve-numbers.ts';
import { currentLocale } from '#src/i18n/locale-choice.ts';

/** Reads a pasted or typed text into order lines; "1,000" means what it does in the language of the page. */
export const readOrderText = (text: string): OrderLines =>
  resolveNumbers(parseOrderText(text), currentLocale());
