import { codeKey } from '#shared/article-code.ts';
import type { CatalogEngine } from '../catalog-engine.ts';
import type { Row } from '../query-types.ts';
import { distanceWithin } from './code-distance.ts';
import { type CodeIndex, getCodeIndex } from './code-index.ts';

/** Letters that may be wrong in a code of a length. */
const forgiven = (length: number) => (length < 2 ? 0 : length < 6 ? 1 : length < 10 ? 2 : 3);
/** Longer texts are sentences. */
const longest = 40;
/** So many that may be alike are looked at. */
const mostLooked = 4_000;
const mostZeros = 6;

interface Guess {
  row: Row;
  /** Letters that are wrong; a beginning counts as one and a half. */
  cost: number;
  /** Letters at the beginning that are right. */
  shared: number;
}

function sharedStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

/** EANs that differ in one digit, or in two that were swapped. */
function* misreadEans(digits: string): Generator<string> {
  for (let at = 0; at < digits.length; at++) {
    const [before, after] = [digits.slice(0, at), digits.slice(at + 1)];
    for (let digit = 0; digit < 10; digit++) yield `${before}${digit}${after}`;
    if (after !== '') yield `${before}${after[0]}${digits[at]}${after.slice(1)}`;
  }
}

function fromNumbers(index: CodeIndex, key: string): Guess[] {
  const found: Guess[] = [];
  const add = (rows: readonly Row[], cost: number) => {
    for (const row of rows) found.push({ row, cost, shared: 0 });
  };
  // A spreadsheet leaves out zeros in front.
  for (let zeros = 1; zeros <= mostZeros; zeros++) add(index.rowsOf('0'.repeat(zeros) + key), 0.5);
  if (key.length >= 8) for (const other of misreadEans(key)) add(index.rowsOfEan(other), 1);
  return found;
}

/** Guesses with up to so many letters wrong, and codes that begin with the key. */
function guesses(index: CodeIndex, key: string, most: number): Guess[] {
  const found: Guess[] = [];
  const begins = key.length >= 3;
  for (const row of index.like(key, most).slice(0, mostLooked)) {
    const own = index.keyOf(row);
    const cost = distanceWithin(key, own, most);
    const shared = sharedStart(key, own);
    if (cost <= most) found.push({ row, cost, shared });
    else if (begins && shared === key.length) found.push({ row, cost: 1.5, shared });
  }
  return found;
}

/**
 * The articles a mistyped code may have meant, best first: the fewest letters wrong, codes that begin
 * with it, the longest right beginning, then what sells most, by code where equal.
 */
export function nearCodes(engine: CatalogEngine, written: string, most: number): Row[] {
  const key = codeKey(written);
  if (key === '' || key.length > longest) return [];
  const { codeRank, articles } = engine.index;
  const popularity = articles.numbers.popularity as Float64Array;
  const index = getCodeIndex(engine);
  const numbers = /^\d+$/.test(key) ? fromNumbers(index, key) : [];
  const wrongest = forgiven(key.length);
  // Codes with fewer wrong letters come first, so the search stops as soon as there are enough of them.
  for (let wrong = Math.min(1, wrongest); ; wrong++) {
    const sorted = [...numbers, ...guesses(index, key, wrong)].sort(
      (a, b) =>
        a.cost - b.cost ||
        b.shared - a.shared ||
        (popularity[b.row] as number) - (popularity[a.row] as number) ||
        (codeRank[a.row] as number) - (codeRank[b.row] as number),
    );
    const rows = [...new Set(sorted.map(({ row }) => row))].slice(0, most);
    if (rows.length === most || wrong >= wrongest) return rows;
  }
}
