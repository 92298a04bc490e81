import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { FileFault } from '#server/feeds/import-report.ts';
import type { CsvSeparator } from '#shared/csv-separator.ts';
import { quoteFormulas } from './csv-bytes.ts';

const MAX_RECORD = 1_000_000;

/** A record of a CSV file and the line it began on. */
export interface CsvRecord {
  cells: string[];
  line: number;
}

/** How far a file has been read, in bytes. */
export interface Position {
  bytes: number;
  total: number;
}

/**
 * Reads a CSV file record by record, the header included; blank lines and one that names the separator are passed over.
 * @throws FileFault MISSING_FILE, TOO_LARGE, EMPTY_FILE, ENCODING (naming the line) or CSV_SYNTAX
 */
export async function* readCsv(
  path: string,
  maxBytes: number,
  position: Position,
  { separator, isNamed }: CsvSeparator = { separator: ',', isNamed: false },
): AsyncGenerator<CsvRecord> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new FileFault('MISSING_FILE', 'there is no file behind this name');
  const { size } = found;
  position.total = size;
  if (size > maxBytes)
    throw new FileFault('TOO_LARGE', `${size} bytes are more than the ${maxBytes} allowed`);
  const parser = parse({
    bom: true,
    delimiter: separator,
    from_line: isNamed ? 2 : 1,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD,
    // Files put together on several machines mix them.
    record_delimiter: ['\r\n', '\n', '\r'],
  });
  pipeline(
    Readable.from(quoteFormulas(checked(path, position)), { objectMode: true }),
    parser,
    () => {},
  );
  let records = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      records++;
      yield { cells: record, line: info.lines - countBreaks(record) };
    }
  } catch (error) {
    throw error instanceof CsvError ? syntaxFault(error) : error;
  }
  if (records === 0) throw new FileFault('EMPTY_FILE', 'there is not even a header line');
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** Line breaks inside quoted cells. */
const countBreaks = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => (cell.includes('\n') ? sum + cell.split('\n').length - 1 : sum), 0);

/** The file's bytes, passed on only as long as they are UTF-8. */
async function* checked(path: string, position: Position): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    const bytes = chunk as Buffer;
    try {
      decoder.decode(bytes, { stream: true });
    } catch {
      throw new FileFault(
        'ENCODING',
        'not UTF-8; save the file as "CSV UTF-8"',
        line + linesBeforeFault(bytes),
      );
    }
    line += splitLines(bytes).length - 1;
    position.bytes += bytes.length;
    yield bytes;
  }
  try {
    decoder.decode();
  } catch {
    throw new FileFault('ENCODING', 'ends in the middle of a UTF-8 character', line);
  }
}

/** The first line of the chunk may begin with the rest of a character, so it is the last suspect. */
function linesBeforeFault(bytes: Buffer): number {
  const faulty = splitLines(bytes).findIndex((line, index) => index > 0 && !isUtf8(line));
  return Math.max(faulty, 0);
}

function splitLines(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let from = 0;
  for (let to = bytes.indexOf(10); to !== -1; to = bytes.indexOf(10, from)) {
    lines.push(bytes.subarray(from, to));
    from = to + 1;
  }
  return [...lines, bytes.subarray(from)];
}

function syntaxFault(error: CsvError): FileFault {
  const line = typeof error.lines === 'number' ? error.lines : null;
  const reasons: Partial<Record<CsvError['code'], string>> = {
    CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed',
    CSV_INVALID_CLOSING_QUOTE: 'after a closing quote comes neither a separator nor the line end',
    INVALID_OPENING_QUOTE: 'a quote stands inside an unquoted cell; double it and quote the cell',
    CSV_MAX_RECORD_SIZE: `a row is longer than ${MAX_RECORD} characters; is a quote not closed?`,
  };
  return new FileFault('CSV_SYNTAX', reasons[error.code] ?? error.message, line);
}
