/** Why a row or a file was refused; the table in docs/feeds.md explains each. */
export type ProblemCode =
  | 'MISSING_FILE'
  | 'UNKNOWN_FILE'
  | 'EMPTY_FILE'
  | 'TOO_LARGE'
  | 'ENCODING'
  | 'CSV_SYNTAX'
  | 'MISSING_COLUMN'
  | 'UNKNOWN_COLUMN'
  | 'REQUIRED'
  | 'NOT_A_NUMBER'
  | 'NOT_A_DATE'
  | 'NOT_A_BOOLEAN'
  | 'NOT_ALLOWED'
  | 'OUT_OF_RANGE'
  | 'DUPLICATE_KEY'
  | 'UNKNOWN_REFERENCE'
  | 'BAD_JSON'
  | 'BAD_IMAGE'
  | 'DISK_FULL';

/** One thing that is wrong; line and column are null where they make no sense. */
export interface Problem {
  file: string;
  line: number | null;
  column: string | null;
  code: ProblemCode;
  reason: string;
}

/** At most this many problems of a file are listed; the rest is counted. */
export const MAX_LISTED = 100;

/** A fault that ends the reading of a file: nothing after it can be understood. */
export class FileFault extends Error {
  readonly code: ProblemCode;
  readonly line: number | null;
  readonly column: string | null;

  constructor(code: ProblemCode, reason: string, line: number | null = null, column?: string) {
    super(reason);
    this.code = code;
    this.line = line;
    this.column = column ?? null;
  }
}

/** What became of one file. */
export class FileReport {
  readonly file: string;
  readonly problems: Problem[] = [];
  /** All problems, also those that are not listed. */
  problemCount = 0;
  /** Data rows (or pictures) read. */
  rows = 0;
  /** Rows (or pictures) that differed from what was there. */
  changed = 0;
  seconds = 0;

  constructor(file: string) {
    this.file = file;
  }

  get refused(): boolean {
    return this.problemCount > 0;
  }

  add(
    line: number | null,
    column: string | null,
    code: ProblemCode,
    reason: string,
    file = this.file,
  ) {
    this.problemCount++;
    if (this.problems.length < MAX_LISTED) this.problems.push({ file, line, column, code, reason });
  }

  fault(fault: FileFault) {
    this.add(fault.line, fault.column, fault.code, fault.message);
  }
}

/** What became of a folder. */
export interface FeedReport {
  files: FileReport[];
  /** True when nothing was refused. */
  ok: boolean;
  seconds: number;
}

/** `articles.csv:17:modelYear: "20x5" is not a whole number (NOT_A_NUMBER)` */
export function problemLine(problem: Problem): string {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== null);
  return `${place.join(':')}: ${problem.reason} (${problem.code})`;
}

/** The problems of a report in the order of the lines, and how many are not listed. */
export function problemLines(report: FileReport): string[] {
  const sorted = report.problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const hidden = report.problemCount - sorted.length;
  const more = hidden > 0 ? [`${report.file}: and ${hidden} more`] : [];
  return [...sorted.map(problemLine), ...more];
}
