import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { type Cell, columns, type FeedFile, type Row } from './columns.ts';
import { inAmericanEnglish, isAmericanText } from './texts/american.ts';

const chunkSize = 256 * 1024;

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  const text = Array.isArray(cell) ? cell.join('|') : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A feed file that is being written; waits for the disk, so memory stays the same at any size. */
export interface CsvWriter<F extends FeedFile> {
  readonly rows: number;
  write(rows: readonly Row<F>[]): Promise<void>;
  end(): Promise<void>;
}

/** Opens one file of the feed and writes its header. */
export function openCsv<F extends FeedFile>(folder: string, file: F): CsvWriter<F> {
  const names = columns[file].split(' ') as (keyof Row<F>)[];
  const stream = createWriteStream(join(folder, file));
  let failure: Error | null = null;
  stream.on('error', (error) => {
    failure = error;
  });
  let pending = `${names.join(',')}\n`;
  let rows = 0;
  const flush = async () => {
    if (failure) throw failure;
    const text = pending;
    pending = '';
    if (!stream.write(text)) await once(stream, 'drain');
  };
  return {
    get rows() {
      return rows;
    },
    async write(added) {
      rows += added.length;
      for (const row of added) {
        const { sorg } = row as { sorg?: Cell };
        const cells = names.map((name) => {
          const text = cellText(row[name] as Cell);
          return isAmericanText(sorg, String(name)) ? inAmericanEnglish(text) : text;
        });
        pending += `${cells.join(',')}\n`;
      }
      if (pending.length > chunkSize) await flush();
    },
    async end() {
      await flush();
      stream.end();
      await once(stream, 'close');
      if (failure) throw failure;
    },
  };
}

/** Writes one file of the feed. @returns how many rows it has */
export async function writeCsv<F extends FeedFile>(
  folder: string,
  file: F,
  rows: readonly Row<F>[],
): Promise<number> {
  const writer = openCsv(folder, file);
  await writer.write(rows);
  await writer.end();
  return writer.rows;
}
