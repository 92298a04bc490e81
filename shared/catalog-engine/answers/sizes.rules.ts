const letters = /^(\d*)(x*)(s|m|l)(?:mall|edium|arge)?$/i;

/** XS is -2, S -1, M 0, L 1, XL 2, 2XL and XXL 3; null when it is not a letter size. */
function letterRank(size: string): number | null {
  const match = letters.exec(size);
  if (!match) return null;
  const [, times = '', xs = '', letter = ''] = match;
  const extra = times && xs ? Number(times) : xs.length;
  const sign = { s: -1, m: 0, l: 1 }[letter.toLowerCase()] ?? 0;
  return sign * (1 + extra);
}

/** A size, its kind (letters, numbers, words) and the place within its kind. */
interface RankedSize {
  size: string;
  kind: number;
  place: number;
}

function rank(size: string): RankedSize {
  const trimmed = size.trim();
  // "M 55–59 cm" is sorted like M.
  const measured = /^(\S+)\s+\d/.exec(trimmed);
  const letter = measured?.[1] ? letterRank(measured[1]) : null;
  if (letter !== null) return { size, kind: 0, place: letter };
  const parts = trimmed.split('/').map((part) => letterRank(part.trim()));
  if (parts.every((part) => part !== null))
    return { size, kind: 0, place: parts.reduce((sum, part) => sum + part, 0) / parts.length };
  const number = /^\d+(?:[.,]\d+)?/.exec(trimmed);
  if (!number) return { size, kind: 2, place: 0 };
  return { size, kind: 1, place: Number(number[0].replace(',', '.')) };
}

const words = new Intl.Collator('en', { numeric: true });

function compareRanked(a: RankedSize, b: RankedSize): number {
  return a.kind - b.kind || a.place - b.place || words.compare(a.size, b.size);
}

/**
 * The order people expect sizes in: XS < S < M < L < XL < 2XL, then numbers by their value
 * (`17.5"` before `54 cm`), then words; articles without a size come last.
 */
export function compareSizes(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compareRanked(rank(a), rank(b));
}

/** Sorts rows as `compareSizes` does, but reads each size only once. */
export function sortBySize<Row>(rows: readonly Row[], sizeOf: (row: Row) => string): Row[] {
  return rows
    .map((row) => ({ row, ranked: rank(sizeOf(row)) }))
    .sort((a, b) => compareRanked(a.ranked, b.ranked))
    .map(({ row }) => row);
}

/** Words and names in reading order, numbers within them by value. */
export function compareWords(a: string, b: string): number {
  return words.compare(a, b) || (a < b ? -1 : Number(a > b));
}
