import { checkQty, maxQty } from '#shared/quantity.ts';
import type { QtyRead, QtyTextProblem } from './order-line.ts';
import { removeOtherUnit } from './other-unit.ts';
import { plainText } from './plain-text.ts';

/** Pieces, as mails and sheets write them behind a number. Pairs and sets are something else. */
const unit =
  'pcs|pces?|pc|pieces?|ea|each|units?|stk|stck|st|stück|stueck|pièces?|buah|bh|biji|unit';
const behind = new RegExp(`(?<=\\d)\\s*(?:${unit})\\.?$`, 'iu');
export const unitWord = new RegExp(`^(?:${unit})\\.?$`, 'iu');

const foreign = /(?![0-9])\p{Nd}/u;
const month = '(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|des)[a-zé]*';
const day = new RegExp(
  `^\\d{1,4}([-/.])(?:\\d{1,2}|${month})\\1\\d{1,4}$|^\\d{1,2}[-. ]+${month}$|^\\d{1,2}:\\d{2}`,
  'iu',
);
const digits = (text: string) => text.replace(/[^0-9]/g, '');
const onlyZeros = /^0+$/;

function refused(qtyText: string, problem: QtyTextProblem, choices: number[] = []): QtyRead {
  return { qtyText, qty: null, problem, choices };
}

/** A whole number, checked as any quantity is; here 0 removes nothing, so that it is too small. */
function whole(qtyText: string, written: string): QtyRead {
  const qty = Number(digits(written));
  const problem = qty === 0 ? 'QTY_TOO_SMALL' : checkQty(qty, null);
  if (problem && problem !== 'OVER_QUOTA') return refused(qtyText, problem);
  return { qtyText, qty, problem: null, choices: [] };
}

function pointed(qtyText: string, before: string, after: string): QtyRead {
  if (onlyZeros.test(after)) return whole(qtyText, before);
  return refused(qtyText, 'FRACTION');
}

/**
 * Reads a quantity: whole pieces with or without thousands, with a unit of pieces behind it, with the
 * x of "2 x". What may mean several things is refused with them as choices, never guessed.
 */
export function readQty(written: string): QtyRead {
  const qtyText = written.trim().slice(0, 40);
  const text = plainText(qtyText)
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^[x×*]\s*(?=\d)|(?<=\d)\s*[x×*]$/iu, '')
    .replace(behind, '')
    .trim();
  if (text === '') return refused(qtyText, 'NO_QUANTITY');
  const counted = removeOtherUnit(text);
  if (counted !== null && readQty(counted).problem !== 'NOT_A_QUANTITY')
    return refused(qtyText, 'OTHER_UNIT');
  if (foreign.test(text)) return refused(qtyText, 'FOREIGN_DIGITS');
  if (day.test(text)) return refused(qtyText, 'DATE');
  if (/^-\s*\d[\d.,']*$/.test(text)) return refused(qtyText, 'QTY_TOO_SMALL');
  const number = text.replace(/^\+\s*/, '');
  if (/^\d+$/.test(number)) return whole(qtyText, number);
  if (/^\d{1,3}(?:[' ]\d{3})+$/.test(number)) return whole(qtyText, number);
  const parts =
    /^(\d{1,3}(?:[' ]\d{3})+)[.,](\d+)$/.exec(number) ??
    /^(\d{1,3}(?:,\d{3})+)\.(\d+)$/.exec(number) ??
    /^(\d{1,3}(?:\.\d{3})+),(\d+)$/.exec(number);
  if (parts) return pointed(qtyText, parts[1] as string, parts[2] as string);
  if (/^\d{1,3}([.,])\d{3}(?:\1\d{3})+$/.test(number)) return whole(qtyText, number);
  const grouped = /^([1-9]\d{0,2})[.,](\d{3})$/.exec(number);
  if (grouped) {
    const [, before = '', after = ''] = grouped;
    const choices = [Number(before + after), ...(onlyZeros.test(after) ? [Number(before)] : [])];
    return refused(
      qtyText,
      'AMBIGUOUS_NUMBER',
      choices.filter((qty) => qty <= maxQty),
    );
  }
  const point = /^(\d*)[.,](\d+)$/.exec(number);
  if (point) return pointed(qtyText, point[1] || '0', point[2] as string);
  if (/^(?:\d+\s+)?\d+[/\u2044]\d+$|^\d*\s*[¼-¾⅐-⅞]$/u.test(number))
    return refused(qtyText, 'FRACTION');
  return refused(qtyText, 'NOT_A_QUANTITY');
}

/**
 * The kind of a word or cell: `qty` is a quantity; `refused` is meant as one but not possible; `long` is a
 * number too long for a quantity, perhaps a code; `text` is anything else.
 */
export type Kind = 'qty' | 'refused' | 'long' | 'text';

/** Classifies a word or cell. */
export function classify(text: string): Kind {
  if (/^\d{6,}$/.test(text)) return 'long';
  const { problem } = readQty(text);
  if (problem === null) return 'qty';
  if (problem === 'NO_QUANTITY') return 'text';
  if (problem !== 'NOT_A_QUANTITY') return 'refused';
  return /^[-+]?\d+(?:[.,]\d+)?e[-+]?\d+$/i.test(text) ? 'refused' : 'text';
}
