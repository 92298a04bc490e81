import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type CellValue, writeXlsxStream } from 'hucre/xlsx';
import { exportCell } from '#shared/export-cell.ts';
import { toMajor } from '#shared/money.ts';
import type { UserSlots } from './user-slots.ts';

/** A column of an exported table. */
export interface ExportColumn<Row> {
  /** In the reader's language. */
  header: string;
  /** Days are texts YYYY-MM-DD, amounts minor units. */
  kind: 'text' | 'number' | 'amount' | 'day';
  /** In characters; on paper its share of the width. */
  width?: number | undefined;
  value(row: Row): string | number | null;
}

/** A table that is written while it is read. */
export interface TableExport<Row> {
  /** The name of the list in the reader's language. */
  list: string;
  /** Without its ending, where it is another one than the list and the day. */
  fileName?: string | undefined;
  columns: readonly ExportColumn<Row>[];
  /** Decimals of its amounts. */
  precision: number;
  /** Its rows as the database gives them, such as `listPortions`. */
  portions: AsyncIterable<readonly Row[]>;
}

export type ExportFormat = SheetFormat | 'pdf';
type SheetFormat = 'xlsx' | 'csv';

declare module 'fastify' {
  interface FastifyInstance {
    /** The slots of the exports of all lists together. */
    exportSlots: UserSlots;
  }
}

const types: Record<SheetFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** The media type of a table's file. */
export const tableType = (format: SheetFormat): string => types[format];

/** The name of an exported file, such as `Orders - 2026-11-23.xlsx` (M058). */
export function exportName(
  { list, fileName }: Pick<TableExport<never>, 'list' | 'fileName'>,
  day: string,
  format: ExportFormat,
): string {
  return `${fileName ?? `${list} - ${day}`}.${format}`;
}

/**
 * Answers a request with a table. Rows are read as fast as the client takes them, and no more when it
 * goes away; then the slot is free again.
 * @param day the day in the file's name, YYYY-MM-DD, in the sales organisation's time zone
 * @throws Problem 429 TOO_MANY_EXPORTS
 */
export function sendTable<Row>(
  reply: FastifyReply,
  table: TableExport<Row>,
  {
    format,
    day,
    slots,
    userId,
  }: { format: SheetFormat; day: string; slots: UserSlots; userId: number },
): FastifyReply {
  const release = slots.take(userId);
  const stream = tableStream(table, format);
  stream.once('close', release);
  return asAttachment(reply.type(types[format]), exportName(table, day, format)).send(stream);
}

/** Says that a reply is a file that is made for one reader. @param name with its ending */
export function asAttachment(reply: FastifyReply, name: string): FastifyReply {
  return reply
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff');
}

/** A table as the bytes of a file; destroying the stream ends the reading of rows. */
export function tableStream<Row>(table: TableExport<Row>, format: SheetFormat): Readable {
  if (format === 'csv') return Readable.from(csvPortions(table), { objectMode: false });
  const bytes = writeXlsxStream(sheetRows(table), {
    name: sheetName(table.list),
    columns: table.columns.map(({ header, kind, width }) => ({
      header,
      ...(width && { width }),
      ...(kind === 'day' && { numFmt: 'yyyy-mm-dd' }),
      ...(kind === 'amount' && {
        numFmt: table.precision > 0 ? `#,##0.${'0'.repeat(table.precision)}` : '#,##0',
      }),
    })),
    freezePane: { rows: 1 },
  });
  return Readable.from(readChunks(bytes), { objectMode: false });
}

/** The chunks of a web stream; it is cancelled when no more of them are read. */
async function* readChunks(stream: ReturnType<typeof writeXlsxStream>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

/** Returns a valid name for a sheet. */
function sheetName(list: string): string {
  return (
    list
      .replaceAll(/[[\]:*?/\\']/g, ' ')
      .slice(0, 31)
      .trim() || 'List'
  );
}

async function* sheetRows<Row>({
  columns,
  portions,
  precision,
}: TableExport<Row>): AsyncGenerator<CellValue[]> {
  for await (const rows of portions)
    for (const row of rows)
      yield columns.map(({ kind, value }) => {
        const cell = value(row);
        if (cell === null) return null;
        if (kind === 'text') return String(cell);
        if (kind === 'day') return new Date(`${cell}T00:00:00Z`);
        return kind === 'amount' ? toMajor(Number(cell), precision) : Number(cell);
      });
}

/** Writes text with a byte order mark, without which spreadsheets assume another encoding. */
async function* csvPortions<Row>({
  columns,
  portions,
  precision,
}: TableExport<Row>): AsyncGenerator<Buffer> {
  const header = columns.map((column) => csvText(column.header)).join(',');
  yield Buffer.from(`\uFEFF${header}\r\n`);
  for await (const rows of portions) {
    const lines = rows.map((row) =>
      columns
        .map(({ kind, value }) => {
          const cell = value(row);
          if (cell === null) return '';
          if (kind === 'amount') return decimalText(Number(cell), precision);
          return kind === 'number' ? String(Number(cell)) : csvText(String(cell));
        })
        .join(','),
    );
    yield Buffer.from(lines.map((line) => `${line}\r\n`).join(''));
  }
}

/** Minor units as a decimal number with a dot: 1050 with precision 2 is `10.50`. */
export function decimalText(minor: number, precision: number): string {
  const digits = String(Math.abs(minor)).padStart(precision + 1, '0');
  const cut = digits.length - precision;
  const whole = `${minor < 0 ? '-' : ''}${digits.slice(0, cut)}`;
  return precision > 0 ? `${whole}.${digits.slice(cut)}` : whole;
}

/**
 * Escapes a text for a CSV cell. Texts that look like formulas are quoted, so that no spreadsheet runs
 * them.
 */
export function csvText(text: string): string {
  const cell = exportCell(text);
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
