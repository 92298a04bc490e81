import { findNamedSeparator } from '#shared/csv-separator.ts';
import { readDay } from './read-cell.rules.ts';
import type { TextRow } from './read-upload-file.ts';
import type { RowKey, UploadColumn, UploadRow } from './upload-columns.ts';
import type { RefusedRow, UploadJob } from './upload-job.ts';

/** Headings are compared by their letters and digits. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const isHeading = <Key extends string>(
  cell: string,
  { label, key, names = [] }: UploadColumn<Key>,
) => [label, key, ...names].some((name) => fold(cell) === fold(name));

/**
 * Puts the names of the columns above pasted rows that have none, which then are in the order of the template.
 * @returns `added`, the number of lines that were put there
 */
export function withHeadings<Key extends string>(
  text: string,
  columns: readonly UploadColumn<Key>[],
): { text: string; added: 0 | 1 } {
  // The first line may only name the separator, as Excel writes it: `sep=;`.
  const named = findNamedSeparator(text);
  const at = named === undefined ? 0 : text.indexOf('\n') + 1;
  const [first = ''] = text.slice(at).trimStart().split(/\r?\n/, 1);
  const delimiter = named ?? ['\t', ';', ','].find((sign) => first.includes(sign)) ?? '\t';
  const cells = first.split(delimiter);
  const hasHeadings = cells.some((cell) => columns.some((column) => isHeading(cell, column)));
  if (hasHeadings) return { text, added: 0 };
  const headings = columns.map(({ key }) => key).join(delimiter);
  return { text: `${text.slice(0, at)}${headings}\n${text.slice(at)}`, added: 1 };
}

/** The rows of a file, or the required columns that its first row does not name. */
export type FoundRows<Key extends string> =
  | { rows: UploadRow<Key>[]; missing?: never }
  | { rows?: never; missing: string[] };

const readCell = (text: string, kind: 'text' | 'day', monthFirst: boolean) =>
  kind === 'day' ? readDay(text, monthFirst) : text;

/** Finds the columns by the headings of the first row, which may be the keys or the labels, and reads the others. */
export function toUploadRows<Key extends string>(
  [head, ...body]: readonly TextRow[],
  columns: readonly UploadColumn<Key>[],
  monthFirst: boolean,
): FoundRows<Key> {
  const headings = head?.cells ?? [];
  const places = columns.map((column) => ({
    ...column,
    at: headings.findIndex((text) => isHeading(text, column)),
  }));
  const missing = places.filter(({ required, at }) => required && at === -1);
  if (missing.length > 0) return { missing: missing.map(({ label }) => label) };
  const rows = body.map(({ no, cells }) => ({
    line: no,
    cells: Object.fromEntries(
      places.map(({ key, at, kind = 'text' }) => [
        key,
        readCell(cells[at] ?? '', kind, monthFirst),
      ]),
    ) as Record<Key, string>,
  }));
  return { rows: rows.filter(({ cells }) => Object.values(cells).some((cell) => cell !== '')) };
}

/** What a spreadsheet shows where it has no value, such as #REF! and #N/A. */
const cellError = /^#(?:N\/A|[A-Z]{2,20}[!?/0]{0,3})$/;

/**
 * Splits off the rows that the server need not see: those with an error of the spreadsheet or another wrong cell in a
 * column, and those that repeat an earlier row of the file, of which the server sees a portion at a time.
 */
export function splitRefused<Key extends string>(
  rows: readonly UploadRow<Key>[],
  columns: readonly UploadColumn<Key>[],
  { field: keyField, of: keyOf }: RowKey<Key>,
): { rows: UploadRow<Key>[]; refused: RefusedRow<Key>[] } {
  const seen = new Map<string, number>();
  const refused = rows.flatMap((row): RefusedRow<Key>[] => {
    const wrong = columns.flatMap(({ key: field, check }) => {
      const cell = row.cells[field];
      const code = cellError.test(cell) ? 'CELL_ERROR' : check?.(cell);
      return code ? { row, problem: { code, field } } : [];
    });
    const key = keyOf(row.cells);
    const firstLine = key === null ? undefined : seen.get(key);
    if (firstLine !== undefined)
      return [{ row, problem: { code: 'TWICE_IN_FILE', field: keyField, firstLine } }];
    if (key !== null) seen.set(key, row.line);
    return wrong;
  });
  const left = new Set(refused.map(({ row }) => row));
  return { rows: rows.filter((row) => !left.has(row)), refused };
}

/** Corrected cells by the number of their row. */
export type RowFixes<Key extends string> = ReadonlyMap<number, Partial<Record<Key, string>>>;

/**
 * The rows of a dry run with corrected cells. What the server has said to the other rows stays; those that it has to see
 * come last.
 */
export function fixRows<Key extends string>(
  { rows, results, refused }: Pick<UploadJob<Key>, 'rows' | 'results' | 'refused'>,
  fixes: RowFixes<Key>,
  { columns, key, monthFirst }: FixOptions<Key>,
): Pick<UploadJob<Key>, 'rows' | 'results' | 'refused'> {
  const said = new Map(rows.map((row, at) => [row.line, results[at]]));
  const all = [...rows, ...new Set(refused.map(({ row }) => row))].map((row) => {
    const cells = { ...row.cells };
    for (const { key: field, kind = 'text' } of columns) {
      const text = fixes.get(row.line)?.[field];
      if (text !== undefined) cells[field] = readCell(text.trim(), kind, monthFirst);
    }
    return { ...row, cells };
  });
  const split = splitRefused(
    all.sort((a, b) => a.line - b.line),
    columns,
    key,
  );
  const answerOf = ({ line }: UploadRow<Key>) => (fixes.has(line) ? undefined : said.get(line));
  const answered = split.rows.filter((row) => answerOf(row));
  const open = split.rows.filter((row) => !answerOf(row));
  return {
    rows: [...answered, ...open],
    results: answered.flatMap((row) => answerOf(row) ?? []),
    refused: split.refused,
  };
}

interface FixOptions<Key extends string> {
  columns: readonly UploadColumn<Key>[];
  key: RowKey<Key>;
  monthFirst: boolean;
}
