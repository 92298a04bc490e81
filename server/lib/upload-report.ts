import type {
  UploadedChange,
  UploadedRow,
  UploadReport,
  UserError,
} from '#server/graphql/generated/types.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { badUserInput } from '#server/lib/paging.ts';
import { mostRowsInCall } from '#shared/row-upload.ts';

/** The result of a row: the reasons why it was refused, or its outcome. */
export type RowResult =
  | { refused: readonly UserError[] }
  | {
      refused?: never;
      outcome: Exclude<UploadedRow['outcome'], 'refused'>;
      /** Of a changed one, where it may change only some of its values. */
      changes?: readonly UploadedChange[];
    };

/** @throws GraphQLError BAD_USER_INPUT for more rows than one call may have */
export function checkRowCount(rows: readonly unknown[], most = mostRowsInCall): void {
  if (rows.length === 0 || rows.length > most)
    throw badUserInput(`rows must have 1 to ${most} rows`);
}

/** The answer to a portion of a file; a refused row does not stop the others. @param results in the order of the rows */
export function toUploadReport(
  rows: readonly { line: number }[],
  results: readonly RowResult[],
): UploadReport {
  return {
    message: success('The rows are read'),
    userErrors: [],
    rows: results.map((result, at) => ({
      line: rows[at]?.line ?? 0,
      outcome: result.refused ? 'refused' : result.outcome,
      userErrors: [...(result.refused ?? [])],
      changes: [...((!result.refused && result.changes) || [])],
    })),
  };
}

/** The answer to a portion that is refused as a whole. */
export const refusedReport = (error: UserError): UploadReport => ({
  ...failure([error]),
  rows: [],
});

/** The refusal of a row that has the key of an earlier row of the file. @param firstLine the earlier row */
export const repeatedRow = (field: string, firstLine: number): UserError =>
  userError(field, 'TWICE_IN_FILE', `Row ${firstLine} has it`, { firstLine });
