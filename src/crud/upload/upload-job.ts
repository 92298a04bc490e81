import { mostRowsInCall } from '#shared/row-upload.ts';
import type { Problem } from '#src/i18n/problem-texts.ts';
import type { RowProblem, RowResult, UploadRow } from './upload-columns.ts';

/** Rows of a file on their way to the server: for a dry run (`check`), or to be taken in. */
export interface UploadJob<Key extends string> {
  phase: 'check' | 'take';
  /** Names the upload on the server. */
  uploadId: string;
  fileName: string;
  rows: readonly UploadRow<Key>[];
  /** Rows that are refused on the device; they are not sent. */
  refused: readonly RefusedRow<Key>[];
  /** How many of the rows the spreadsheet hides. */
  hidden: number;
  /** The user has confirmed what can be confirmed. */
  isConfirmed: boolean;
  /** The answers of the server so far, in the order of the rows. */
  results: readonly RowResult[];
  /** The dry run of rows that are taken in. */
  checked?: UploadJob<Key>;
}

export type UploadState<Key extends string> =
  | { step: 'none' }
  | { step: 'unreadable'; fileName: string; missing: readonly string[] }
  | { step: 'tooLong'; fileName: string }
  | { step: 'running' | 'answered'; job: UploadJob<Key> }
  /** By the user (no problem) or by a failure; it can go on. */
  | { step: 'stopped'; job: UploadJob<Key>; problem: Problem | null };

/** The rows that are sent next. */
export const nextPortion = <Key extends string>(
  { rows, results }: UploadJob<Key>,
  most = mostRowsInCall,
) => rows.slice(results.length, results.length + most);

/** How many rows each outcome has; a dry run's are those that would have it. */
export function countOutcomes<Key extends string>({ results, refused }: UploadJob<Key>) {
  const count = (...outcomes: RowResult['outcome'][]) =>
    results.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    taken: count('added', 'changed'),
    added: count('added'),
    changed: count('changed'),
    there: count('unchanged'),
    refused: count('refused') + new Set(refused.map(({ row }) => row)).size,
  };
}

/** A row that was refused, with one of its reasons. */
export interface RefusedRow<Key extends string> {
  row: UploadRow<Key>;
  problem: RowProblem;
}

/** The refused rows in the order of the file, each with all of its reasons. */
export function listRefused<Key extends string>(job: UploadJob<Key>): RefusedRow<Key>[] {
  const byServer = job.rows.flatMap((row, at) => {
    const result = job.results[at];
    if (result?.outcome !== 'refused') return [];
    return result.userErrors.map((problem) => ({ row, problem }));
  });
  return [...byServer, ...job.refused].sort((a, b) => a.row.line - b.row.line);
}

/** The rows of a finished dry run that have something to take in. */
export const listAccepted = <Key extends string>({ rows, results }: UploadJob<Key>) =>
  rows.filter((_, at) => ['added', 'changed'].includes(results[at]?.outcome ?? ''));

/** A row of the file and what came of it. */
export interface ReportedRow<Key extends string> {
  row: UploadRow<Key>;
  outcome: RowResult['outcome'];
  changes: NonNullable<RowResult['changes']>;
  problems: readonly RowProblem[];
}

/** All rows of the file in their order: what was taken in, and what the dry run said to the others. */
export function listReport<Key extends string>(job: UploadJob<Key>): ReportedRow<Key>[] {
  const before = job.checked ? listReport(job.checked) : [];
  const own = job.rows.flatMap((row, at): ReportedRow<Key>[] => {
    const result = job.results[at];
    if (!result) return [];
    const { outcome, changes = [], userErrors } = result;
    return [{ row, outcome, changes, problems: userErrors }];
  });
  const refused = [...Map.groupBy(job.refused, ({ row }) => row)].map(
    ([row, reasons]): ReportedRow<Key> => ({
      row,
      outcome: 'refused',
      changes: [],
      problems: reasons.map(({ problem }) => problem),
    }),
  );
  const rows = new Map([...before, ...own, ...refused].map((one) => [one.row.line, one]));
  return [...rows.values()].sort((a, b) => a.row.line - b.row.line);
}
