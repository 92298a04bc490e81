import { utcDay } from '#shared/days.ts';
import { readExportedCell } from '#shared/export-cell.ts';
import { cellReadings, type Understood, understood } from './cell-readings.ts';
import { countVotes, type Votes } from './columns.ts';
import { type Columns, readHeader } from './header.ts';
import { maxOrderLines, maxRawLength, type OrderLine, type OrderLines } from './order-line.ts';
import { plainText } from './plain-text.ts';
import { readQty } from './read-qty.ts';
import { type Cell, type SplitLine, splitText } from './split-text.ts';
import { textReadings } from './text-readings.ts';

/** A row of a spreadsheet as a reader of such files gives it. */
export interface SheetRow {
  /** Its number in the sheet, from 1. */
  no: number;
  values: readonly (string | number | boolean | Date | null | undefined)[];
}

/** A line with commas, which may part cells, or a number from its fraction or its thousands. */
function commaReadings(line: SplitLine, text: string, header: Columns | null, votes: Votes) {
  const cells = cellReadings(line.cells, header, votes);
  if (header && header.codes.length > 0) return cells;
  const grouped = /^(.+?)[,;]\s*(\d{1,3},\d{3})$/.exec(text);
  if (grouped && line.cells.length === 3) {
    const own = { code: (grouped[1] as string).trim(), ...readQty(grouped[2] as string) };
    return understood([own, ...cells.readings], true);
  }
  const between = /\d,\d/.test(text) && line.cells.length === 2;
  // No cell is a quantity: the comma is one of a sentence.
  const prose = cells.readings.every(({ qtyText }) => qtyText === '');
  if (!between && !prose) return cells;
  const words = textReadings(text, votes);
  // With a blank as well, it is the blank that parts code and quantity.
  const order = text.includes(' ') ? [words, cells] : [cells, words];
  return understood(
    order.flatMap(({ readings }) => readings),
    cells.sure && words.sure,
  );
}

function readLine(line: SplitLine, header: Columns | null, votes: Votes): OrderLine {
  const { no, raw, cells, text } = line;
  let result: Understood;
  if (cells.length > 1)
    result = text?.includes(',')
      ? commaReadings(line, text, header, votes)
      : cellReadings(cells, header, votes);
  else if (text !== null) result = textReadings(text, votes);
  else result = cellReadings(cells, null, votes);
  return { no, raw, ...result };
}

/** Reads lines one after the other; header rows, also repeated ones, are no lines. */
function readLines(split: Iterable<SplitLine>): OrderLines {
  const lines: { line: SplitLine; header: Columns | null }[] = [];
  let header: Columns | null = null;
  let left = 0;
  let first = true;
  for (const line of split) {
    const columns = readHeader(line, first);
    first = false;
    if (columns) header = columns;
    else if (lines.length < maxOrderLines) lines.push({ line, header });
    else left += 1;
  }
  const votes = countVotes(lines.map(({ line }) => line));
  return { lines: lines.map((one) => readLine(one.line, one.header, votes)), left };
}

/**
 * Reads pasted text into order lines: code and quantity parted by tab, semicolon, bar, comma or
 * blanks, in either order, as cells of a sheet, as "2 x CODE" or "CODE: 2", with or without a header.
 * Never throws. At most 5,000 lines; empty lines and headers are no lines.
 */
export function parseOrderText(text: string): OrderLines {
  return readLines(splitText(text));
}

/** Codes and quantities are in the first columns, and are short. */
const mostColumns = 100;
const longestCell = 300;

function toCell(value: SheetRow['values'][number]): Cell {
  if (value === null || value === undefined) return { text: '', odd: null };
  if (value instanceof Date) {
    const time = value.getTime();
    const text = Number.isNaN(time) ? '' : utcDay(value);
    return { text, odd: 'date' };
  }
  const written = readExportedCell(String(value).slice(0, longestCell));
  const text = plainText(written).replace(/\s+/g, ' ').trim();
  const failed = typeof value === 'string' && /^#(?:N\/A|[A-Z]+[!?/0]*)$/.test(text);
  return { text, odd: failed ? 'error' : null };
}

function* splitRows(rows: Iterable<SheetRow>): Generator<SplitLine> {
  for (const { no, values } of rows) {
    const cells = values.slice(0, mostColumns).map(toCell);
    const filled = cells.filter(({ text }) => text !== '');
    if (filled.length === 0) continue;
    const raw = filled
      .map(({ text }) => text)
      .join('; ')
      .slice(0, maxRawLength);
    const [only] = filled;
    // A mail pasted into one column.
    const text = cells.length === 1 && only?.odd === null ? only.text : null;
    yield { no, raw, cells, text };
  }
}

/** Reads rows of a spreadsheet as `parseOrderText` reads text. Never throws. */
export function parseOrderRows(rows: Iterable<SheetRow>): OrderLines {
  return readLines(splitRows(rows));
}
