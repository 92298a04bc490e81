import { classify } from './read-qty.ts';
import type { SplitLine } from './split-text.ts';

/** The positions of quantities that all lines together suggest. */
export interface Votes {
  /** The column of cells that holds them for certain; null when the lines do not agree. */
  column: number | null;
  /** Columns of running numbers. */
  running: Set<number>;
  /** How many plain lines clearly have it first, and how many last. */
  first: number;
  last: number;
}

/** A running number, as lists have it in front: 1, 2, 3 or 10, 20, 30. */
function runs(lines: readonly SplitLine[], column: number): boolean {
  // A number behind the only code is a quantity, however it grows.
  if (column > 0 && lines.every(({ cells }) => cells.length <= 2)) return false;
  const numbers = lines.flatMap(({ cells }) => {
    const text = cells[column]?.text ?? '';
    return /^\d{1,5}$/.test(text) ? [Number(text)] : [];
  });
  const [a, b, c] = numbers;
  if (a === undefined || b === undefined || c === undefined || a === 0) return false;
  const step = b - a;
  return a === step && numbers.every((number, at) => number === a + step * at);
}

/** Counts for all lines where their quantities are; lines with one possible position decide. */
export function countVotes(lines: readonly SplitLine[]): Votes {
  const columns = new Map<number, number>();
  const running = new Set([0, 1].filter((column) => runs(lines, column)));
  let [first, last] = [0, 0];
  for (const { cells, text } of lines) {
    const many = cells.length > 1;
    const parts = many ? cells.map((cell) => cell.text) : (text ?? '').split(' ');
    if (parts.length < 2) continue;
    const places = parts.flatMap((part, at) =>
      classify(part) === 'qty' && !(many && running.has(at)) ? [at] : [],
    );
    const [only] = places;
    if (only === undefined || places.length > 1) continue;
    if (many) columns.set(only, (columns.get(only) ?? 0) + 1);
    if (only === 0) first += 1;
    if (only === parts.length - 1) last += 1;
  }
  const [column] = columns.size === 1 ? columns.keys() : [];
  return { column: column ?? null, running, first, last };
}
