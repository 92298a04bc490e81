import { findNamedSeparator } from '#shared/csv-separator.ts';
import { readExportedCell } from '#shared/export-cell.ts';
import { maxRawLength } from './order-line.ts';
import { plainText } from './plain-text.ts';

/** A cell of a sheet or of a delimited line. `odd` tells what a spreadsheet made of it. */
export interface Cell {
  text: string;
  odd: 'date' | 'error' | null;
}

/** A line before it is understood. */
export interface SplitLine {
  no: number;
  raw: string;
  /** Trimmed, empty ones kept in their places. */
  cells: Cell[];
  /** The whole line when it is plain text, where blanks and commas may mean several things. */
  text: string | null;
}

const delimiters = ['\t', ';', '|', ','] as const;
/** A quoted cell that reaches over more lines is no cell but an inch mark. */
const mostLinesQuoted = 5;
/** Longer lines, and plain ones longer than this, are no order lines; looking closer would take long. */
const longestLine = 4_000;
const longestPlain = 300;
const mostCells = 100;

/** The cells of a delimited line; quotes count only where they hold a whole cell. */
function splitCells(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  let at = 0;
  while (at <= line.length) {
    while (line[at] === ' ') at += 1;
    const quoted = line[at] === '"' ? quotedEnd(line, at, delimiter) : -1;
    const end =
      quoted === -1 ? findDelimiter(line, delimiter, at) : findDelimiter(line, delimiter, quoted);
    const cell =
      quoted === -1 ? line.slice(at, end) : line.slice(at + 1, quoted - 1).replaceAll('""', '"');
    cells.push(readExportedCell(cell.replace(/\s+/g, ' ').trim()));
    at = end + 1;
  }
  return cells;
}

function findDelimiter(line: string, delimiter: string, from: number): number {
  const at = line.indexOf(delimiter, from);
  return at === -1 ? line.length : at;
}

/** Where a quoted cell that begins at `at` ends; -1 when the quote is only a mark. */
function quotedEnd(line: string, at: number, delimiter: string): number {
  for (let end = line.indexOf('"', at + 1); end !== -1; end = line.indexOf('"', end + 1)) {
    if (line[end + 1] === '"') end += 1;
    else
      return /^ *$/.test(line.slice(end + 1, findDelimiter(line, delimiter, end + 1)))
        ? end + 1
        : -1;
  }
  return -1;
}

const opens = /(?:^|[\t;|,])[^\S\t]*"/;
const odd = (line: string) => (line.split('"').length - 1) % 2 === 1;

function splitAtDelimiter(line: string, named: string | undefined): string[] {
  const delimiter = named ?? delimiters.find((one) => line.includes(one));
  return delimiter ? splitCells(line, delimiter) : [line.trim()];
}

/**
 * The lines of a pasted text that hold anything, each with its own delimiter unless the first line names one, as Excel
 * writes it: `sep=;`.
 */
export function* splitText(written: string): Generator<SplitLine> {
  const physical = written.split(/\r\n|[\n\r\u0085\u2028\u2029]/);
  const named = findNamedSeparator(written);
  for (let at = named === undefined ? 0 : 1; at < physical.length; at += 1) {
    const first = at;
    let raw = physical[at] as string;
    if (raw.length < longestLine && opens.test(raw) && odd(raw)) {
      // A quoted cell may hold line breaks.
      for (let more = 1; more < mostLinesQuoted && at + more < physical.length; more += 1) {
        const next = physical[at + more] as string;
        if (!next.includes('"')) continue;
        const joined = physical.slice(at, at + more + 1).join(' ');
        if (odd(joined) || joined.length > longestLine) break;
        raw = joined;
        at += more;
        break;
      }
    }
    const line = plainText(raw.slice(0, longestLine)).replace(/^ +|(?<! ) +$/g, '');
    if (/^[\s;|,]*$/.test(line)) continue;
    const free = named === undefined && !/[\t;|]/.test(line) && !opens.test(line);
    const long = raw.length > longestLine || (free && line.length > longestPlain);
    const cells = long
      ? [line.slice(0, longestPlain)]
      : splitAtDelimiter(line, named).slice(0, mostCells);
    yield {
      no: first + 1,
      raw: raw.trim().slice(0, maxRawLength),
      cells: cells.map((text) => ({ text, odd: null })),
      text: free && !long ? line.replace(/\s+/g, ' ').trim() : null,
    };
  }
}
