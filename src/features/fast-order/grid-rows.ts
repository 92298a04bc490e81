import { codeKey } from '#shared/article-code.ts';
import type { OrderLine } from '#shared/order-lines/order-line.ts';
import type { Guess } from '#shared/order-lines/pick-reading.ts';
import { readQty } from '#shared/order-lines/read-qty.ts';
import { findRowProblem, type GridRow, isBlank, qtyOf } from './grid.rules.ts';
import type { KeptRow } from './order-draft.ts';
import { readOrderText } from './read-order-text.ts';
import type { Product, ResolvedLine } from './resolve-codes.ts';

/** A row with nothing in it but what is given. */
export function newRow(change: Partial<GridRow> = {}): GridRow {
  return {
    id: crypto.randomUUID(),
    no: null,
    raw: null,
    code: '',
    qtyText: '',
    state: 'typing' as const,
    product: null,
    guesses: [],
    lineProblem: null,
    own: false,
    mayKeep: null,
    first: false,
    strange: null,
    ...change,
  };
}

/** The last row is always there to type into. */
export function withBlank(rows: readonly GridRow[]): GridRow[] {
  const last = rows.at(-1);
  return last && isBlank(last) ? [...rows] : [...rows, newRow()];
}

/** Returns a row before its line has been looked up. */
export function rowOfLine(line: OrderLine): GridRow {
  const [best] = line.readings;
  const { no, raw, problem } = line;
  if (!best) return newRow({ no, raw, lineProblem: problem, first: true });
  const qtyText = best.qtyText || String(best.qty ?? '');
  return newRow({ no, raw, code: best.code, qtyText });
}

/** The quantity of a row: a typed code means one piece, one missing in a paste or file is not guessed. */
export const orOne = ({ qtyText, no }: GridRow): string =>
  qtyText.trim() === '' && no === null ? '1' : qtyText;

/** Returns the line to look up for a typed row. */
export function lineOfRow(row: GridRow): OrderLine {
  const { code, no, raw } = row;
  const qty = orOne(row);
  const readings = [{ code: code.trim(), ...readQty(qty) }];
  return { no: no ?? 0, raw: raw ?? '', readings, sure: true, problem: null };
}

/** Returns the changes of a row after its line was looked up. */
export function toRowChange({
  reading,
  product,
  guesses,
  unsure,
  replaced,
  own,
  isCarton,
}: ResolvedLine): Partial<GridRow> {
  if (!reading) return {};
  const unread = unsure ? 'unsure' : 'unknown';
  const open = replaced ? 'replaced' : isCarton ? 'carton' : unread;
  return {
    code: reading.code,
    qtyText: reading.qtyText || String(reading.qty ?? ''),
    product,
    own,
    guesses,
    state: product ? 'known' : open,
  };
}

/** The code a row is remembered to have come with, when another is typed over it. */
export function strangeOf({ state, no, code, strange }: GridRow): Pick<GridRow, 'strange'> {
  return { strange: state === 'unknown' && no !== null ? code.trim() : strange };
}

/** Returns a row with an article that the user selected for it; its unknown code may then be saved. */
export function rowWith(row: GridRow, { product, qty }: Guess<Product>): GridRow {
  const names = [product.article_code, product.article_code_display].map(codeKey);
  const typed = (row.state === 'unknown' ? row.code.trim() : row.strange) ?? '';
  const strange = codeKey(typed) !== '' && !names.includes(codeKey(typed));
  const next: GridRow = {
    ...row,
    product,
    code: product.article_code_display,
    state: 'known',
    guesses: [],
    own: false,
    lineProblem: null,
    mayKeep: strange ? typed : null,
    strange: null,
    qtyText: qty === null ? orOne(row) : String(qty),
  };
  // While its number may be saved it stays in place; leaving its quantity moves it.
  return { ...next, first: row.first && (strange || isWrong(next)) };
}

/** Whether the user has to look at a row, as far as the row itself shows. */
export function isWrong(row: GridRow): boolean {
  const problem = findRowProblem(row, { qty: qtyOf(row) ?? 0, rows: [row] }, 0);
  return problem !== null && !(problem.kind === 'code' && problem.code === 'UNCHECKED');
}

/** A row as it is kept on the device. */
export const toKeptRow = ({ code, qtyText, product, no, raw, first }: GridRow): KeptRow => ({
  code,
  qty: qtyText,
  article: product?.article_code ?? null,
  no,
  raw,
  first,
});

/**
 * Returns a stored row, with its line when its meaning was still open: an ambiguous line remains a
 * question after a reload.
 */
export function rowOfKept(kept: KeptRow): { row: GridRow; line: OrderLine | null } {
  const { code, qty, article, no, raw, first } = kept;
  const own = { no, raw, first, qtyText: qty };
  if (code === '' && raw !== null) {
    const [line] = readOrderText(raw).lines;
    return { row: newRow({ ...own, lineProblem: line?.problem ?? 'NO_CODE' }), line: null };
  }
  const row = newRow({ ...own, code: article ?? code, state: 'unchecked' });
  const [line] = article === null && raw !== null ? readOrderText(raw).lines : [];
  return { row, line: line?.readings[0]?.code === code ? line : null };
}
