import { quote, Wrong } from '#server/feeds/cell-types.ts';
import type { Entry, FeedFile, Row, Tell } from '#server/feeds/feed-file.ts';
import type { FileReport } from '#server/feeds/import-report.ts';
import type { CsvSeparator } from '#shared/csv-separator.ts';
import { readExportedCell } from '#shared/export-cell.ts';
import { findSeparator } from './csv-bytes.ts';
import { type CsvRecord, type Position, readCsv } from './read-csv.ts';
import { type Field, readHeader } from './read-header.ts';

const BATCH = 1000;

export interface RowSource {
  file: FeedFile;
  path: string;
  maxBytes: number;
  /** Decimals by sales organisation. */
  precisions: ReadonlyMap<string, number>;
  report: FileReport;
  position: Position;
}

/**
 * The rows of a file in batches, each cell read by its column's type; what is wrong goes to the
 * report. A value that could not be read is undefined in its row.
 */
export async function* readRows(source: RowSource): AsyncGenerator<Entry[]> {
  const { file, report } = source;
  let fields: Field[] | undefined;
  let width = 0;
  let batch: Entry[] = [];
  const separator = await findSeparator(source.path);
  const records = readCsv(source.path, source.maxBytes, source.position, separator);
  for await (const record of records) {
    if (!fields) {
      if (separator.separator !== ',')
        report.warn(record.line, null, 'OTHER_SEPARATOR', describeSeparator(separator));
      fields = readHeader(file, record, report);
      width = record.cells.length;
      if (report.refused) return;
      continue;
    }
    report.rows++;
    const { length } = record.cells;
    if (length !== width) {
      const reason = `${length} cells, but the header has ${width}`;
      report.add(record.line, null, 'CSV_SYNTAX', reason);
      continue;
    }
    batch.push({ line: record.line, row: readRow(source, fields, record) });
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const describeSeparator = ({ separator }: CsvSeparator) =>
  `the columns are separated by ${separator === ';' ? 'semicolons' : quote(separator)}, not by commas`;

function readRow(source: RowSource, fields: Field[], { cells, line }: CsvRecord): Row {
  const { report } = source;
  const sorg = cells[fields.find(({ name }) => name === 'sorg')?.index ?? -1]?.trim() ?? '';
  const precision = source.precisions.get(sorg) ?? 3;
  const tell: Tell = (column, code, reason) => report.add(line, column, code, reason);
  const row: Row = {};
  for (const { index, name, to, column } of fields) {
    const cell = cells[index] ?? '';
    const text = column.type.blanks ? cell : readExportedCell(cell.trim()).trim();
    if (text === '') {
      if (column.required) tell(name, 'REQUIRED', 'must not be empty');
      const value = index === -1 ? column.absent : column.empty;
      row[to] = column.required ? undefined : value;
      continue;
    }
    const value = column.type.read(text, precision);
    if (value instanceof Wrong) tell(name, value.code, value.reason);
    else row[to] = value;
  }
  source.file.finish?.(row, tell, precision);
  return row;
}
