import { open } from 'node:fs/promises';
import { type CsvSeparator, findCsvSeparator } from '#shared/csv-separator.ts';

/** More than any line of headings. */
const headBytes = 64 * 1024;
const byComma: CsvSeparator = { separator: ',', isNamed: false };

/** Finds the separator of a CSV file by its first line; a comma where nothing else is clear. */
export async function findSeparator(path: string): Promise<CsvSeparator> {
  const file = await open(path).catch(() => null);
  if (!file) return byComma;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return findCsvSeparator(buffer.toString('utf8', 0, bytesRead)) ?? byComma;
  } catch {
    // A folder; the reader says so.
    return byComma;
  } finally {
    await file.close();
  }
}

/** A cell such as ="0012345", by which spreadsheets keep the zeros, without the quotes that CSV asks for. */
const formula = /(^|[,;\t\r\n])="([^",;\t\r\n]+)"(?=[,;\t\r\n]|$)/g;

/**
 * Puts quotes around cells such as ="0012345", which no reader of CSV takes otherwise. Inside a quoted cell nothing looks
 * like one, because quotes are doubled there.
 */
export async function* quoteFormulas(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    // Only whole lines are changed; a chunk without the end of a line goes on as it is.
    const end = bytes.lastIndexOf(10) + 1 || bytes.length;
    rest = bytes.subarray(end);
    yield quoted(bytes.subarray(0, end));
  }
  if (rest.length > 0) yield quoted(rest);
}

function quoted(bytes: Buffer): Buffer {
  if (!bytes.includes('="')) return bytes;
  return Buffer.from(bytes.toString('latin1').replace(formula, '$1"=""$2"""'), 'latin1');
}
