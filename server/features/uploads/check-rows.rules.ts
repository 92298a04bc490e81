import type { UploadRow, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { RecordValues } from '#server/lib/upload-history.store.ts';
import { type RowResult, repeatedRow } from '#server/lib/upload-report.ts';
import { codeKey } from '#shared/article-code.ts';
import { parseQty } from '#shared/quantity.ts';
import type { UploadKindName } from '#shared/row-upload.ts';
import { uploadCellRules } from '#shared/upload-cells.rules.ts';

/** Finds the article of a code: `several` where more than one has it, null for none. */
export type FindArticle = (code: string) => string | 'several' | null;

/** A row with the record that it writes, or why it is refused. */
export type ParsedRow =
  | { refused: UserError[]; record?: never }
  | { refused?: never; line: number; record: string; label: string; values: RecordValues };

const columns = {
  OWN_NUMBERS: ['ownNumber', 'articleCode'],
  DEALER_STOCK: ['articleCode', 'qty'],
} as const;

/** A kind whose rows are texts by column. */
export type RowKind = keyof typeof columns;

export const isRowKind = (kind: UploadKindName): kind is RowKind => Object.hasOwn(columns, kind);

/** Parses the rows of a call; of two of one record the second is refused. */
export function parseRows(
  kind: RowKind,
  rows: readonly UploadRow[],
  findArticle: FindArticle,
): ParsedRow[] {
  const lines = new Map<string, number>();
  return rows.map((row) => {
    const parsed = parseRow(kind, row, findArticle);
    if (parsed.refused) return parsed;
    const firstLine = lines.get(parsed.record);
    if (firstLine !== undefined) return { refused: [repeatedRow(columns[kind][0], firstLine)] };
    lines.set(parsed.record, row.line);
    return parsed;
  });
}

function parseRow(kind: RowKind, row: UploadRow, findArticle: FindArticle): ParsedRow {
  const wrong = columns[kind].flatMap((field) => {
    const code = uploadCellRules[field](row[field] ?? '');
    return code ? userError(field, code, `${field}: ${code}`) : [];
  });
  if (wrong.length > 0) return { refused: wrong };
  const article = findArticle(row.articleCode);
  if (article === null)
    return { refused: [userError('articleCode', 'UNKNOWN_ARTICLE', 'There is no such article')] };
  if (article === 'several')
    return { refused: [userError('articleCode', 'AMBIGUOUS_ARTICLE', 'Several articles have it')] };
  const { line } = row;
  const ownNumber = (row.ownNumber ?? '').trim();
  if (kind === 'DEALER_STOCK')
    return {
      line,
      record: article,
      label: article,
      values: { qty: String(parseQty(row.qty ?? '')) },
    };
  const values = { ownNumber, articleCode: article };
  return { line, record: codeKey(ownNumber), label: ownNumber, values };
}

/** The values of a record in which two differ. */
export const listChanges = (before: RecordValues, after: RecordValues) =>
  Object.entries(after).flatMap(([field, value]) =>
    before[field] === value ? [] : [{ field, before: before[field] ?? '', after: value }],
  );

/** Compares rows with the records that are there. @param room how many may be added */
export function compareRows(
  rows: readonly ParsedRow[],
  there: ReadonlyMap<string, RecordValues>,
  room: number,
): RowResult[] {
  let left = room;
  return rows.map((row): RowResult => {
    if (row.refused) return row;
    const before = there.get(row.record);
    if (before) {
      const changes = listChanges(before, row.values);
      return changes.length > 0 ? { outcome: 'changed', changes } : { outcome: 'unchanged' };
    }
    left -= 1;
    if (left >= 0) return { outcome: 'added' };
    return { refused: [userError('ownNumber', 'TOO_MANY_ALIASES', 'There are too many')] };
  });
}
