import { findNamedSeparator } from '#shared/csv-separator.ts';
import { readDay } from './read-cell.rules.ts';
import type { TextRow } from './read-upload-file.ts';
import type { RowKey, UploadColumn, UploadRow } from './upload-columns.ts';
import type { RefusedRow } from './upload-job.ts';

/** Headings are compared by their letters and digits. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const isHeading = <Key extends string>(cell: string, { label, key }: UploadColumn<Key>) =>
  fold(cell) === fold(label) || fold(cell) === fold(key);

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
  const readCell = { text: (text: string) => text, day: readDay };
  const rows = body.map(({ no, cells }) => ({
    line: no,
    cells: Object.fromEntries(
      places.map(({ key, at, kind = 'text' }) => [
        key,
        readCell[kind](cells[at] ?? '', monthFirst),
      ]),
    ) as Record<Key, string>,
  }));
  return { rows: rows.filter(({ cells }) => Object.values(cells).some((cell) => cell !== '')) };
}

/** What a spreadsheet shows where it has no value, such as #REF! and #N/A. */
const cellError = /^#(?:N\/A|[A-Z]{2,20}[!?/0]{0,3})$/;

/**
 * Splits off the rows that the server need not see: those with an error of the spreadsheet in a column, and those that
 * repeat an earlier row of the file, of which the server sees a portion at a time.
 */
export function splitRefused<Key extends string>(
  rows: readonly UploadRow<Key>[],
  { field: keyField, of: keyOf }: RowKey<Key>,
): { rows: UploadRow<Key>[]; refused: RefusedRow<Key>[] } {
  const seen = new Map<string, number>();
  const refused = rows.flatMap((row): RefusedRow<Key>[] => {
    const fields = Object.keys(row.cells) as Key[];
    const errors = fields.filter((field) => cellError.test(row.cells[field]));
    const key = keyOf(row.cells);
    const firstLine = key === null ? undefined : seen.get(key);
    if (firstLine !== undefined)
      return [{ row, problem: { code: 'TWICE_IN_FILE', field: keyField, firstLine } }];
    if (key !== null) seen.set(key, row.line);
    return errors.map((field) => ({ row, problem: { code: 'CELL_ERROR', field } }));
  });
  const left = new Set(refused.map(({ row }) => row));
  return { rows: rows.filter((row) => !left.has(row)), refused };
}
