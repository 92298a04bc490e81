import type { PasswordProblem } from '#shared/validation/password.rules.ts';

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
  | 'BAD_DOCUMENT'
  | 'BAD_ZIP'
  | 'DISK_FULL'
  | 'CANCELLED'
  | PasswordProblem;

/** Data that looks like a mistake but is imported; the table in docs/feeds.md explains each code. */
export type WarningCode =
  | 'MISSING_PICTURE'
  | 'SIMILAR_CODE'
  | 'PRICE_ZERO'
  | 'PRICE_ABOVE_RETAIL'
  | 'TWO_TRANSLATIONS'
  | 'OTHER_SEPARATOR'
  | 'WRONG_EAN'
  | 'SHARED_EAN'
  | 'UNCLEAR_PHONE'
  | 'UNCLEAR_ADDRESS'
  | 'KEPT';

/** A line of a file; null where a whole file is meant. */
export interface Place {
  file: string;
  line: number | null;
}

/** A remark about a place in a feed; line and column are null where they make no sense. */
interface Remark<C extends string> extends Place {
  column: string | null;
  code: C;
  reason: string;
}

/** One thing that is wrong. */
export interface Problem extends Remark<ProblemCode> {
  /** The problem to mend first: without it this one would not be there. */
  follows?: Place;
}

/** One thing that looks wrong. */
export type Warning = Remark<WarningCode>;

/** At most this many problems and warnings of a file are listed; the rest is counted. */
export const MAX_LISTED = 100;

/** Of so many lines of a file it is known what their problem follows from. */
const MAX_ROOTS = 100_000;

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

/** The result of importing one file, as plain data. */
export interface FileResult {
  file: string;
  problems: Problem[];
  /** All problems, also those that are not listed. */
  problemCount: number;
  /** How many of them only follow from problems of other lines. */
  followingCount: number;
  warnings: Warning[];
  warningCount: number;
  /** Pictures that are nowhere and that no file before has named; reports of before do not say. */
  missingPictures?: number;
  /** Data rows (or pictures) read. */
  rows: number;
  /** Rows (or pictures) that differed from what was there. */
  changed: number;
  seconds: number;
  refused: boolean;
}

/** The result of importing one file, filled in during the import. */
export class FileReport implements FileResult {
  readonly file: string;
  readonly problems: Problem[] = [];
  readonly warnings: Warning[] = [];
  problemCount = 0;
  followingCount = 0;
  warningCount = 0;
  missingPictures = 0;
  rows = 0;
  changed = 0;
  seconds = 0;

  /** Where to begin mending, by the line of a problem. */
  readonly #roots = new Map<number, Place>();
  /** The first problem that follows from no other, or what the first one follows from. */
  #firstRoot: Place | undefined;
  #hasOwnRoot = false;

  constructor(file: string) {
    this.file = file;
  }

  /** The problem to mend before rows of this refused file are there. @param line of the missing row */
  findCause(line: number | undefined): Place {
    const own = line === undefined ? undefined : this.#roots.get(line);
    return own ?? this.#firstRoot ?? { file: this.file, line: null };
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
    this.#list({ file, line, column, code, reason });
  }

  /** Adds a problem that would not be there without another one. */
  addFollowing(
    line: number,
    column: string,
    code: ProblemCode,
    reason: string,
    follows: Place,
  ): void {
    this.followingCount++;
    this.#list({ file: this.file, line, column, code, reason, follows });
  }

  warn(line: number | null, column: string | null, code: WarningCode, reason: string): void {
    this.warningCount++;
    if (this.warnings.length < MAX_LISTED)
      this.warnings.push({ file: this.file, line, column, code, reason });
  }

  fault(fault: FileFault) {
    this.add(fault.line, fault.column, fault.code, fault.message);
  }

  toJSON(): FileResult {
    return { ...this, refused: this.refused };
  }

  /** Where the list is full, a problem of its own takes the place of one that only follows. */
  #list(problem: Problem): void {
    this.problemCount++;
    this.#noteRoot(problem);
    if (this.problems.length < MAX_LISTED) this.problems.push(problem);
    else if (!problem.follows) {
      const last = this.problems.findLastIndex(({ follows }) => follows);
      if (last >= 0) this.problems.splice(last, 1, problem);
    }
  }

  #noteRoot({ file, line, follows }: Problem): void {
    const root = follows ?? { file, line };
    if (line !== null && this.#roots.size < MAX_ROOTS && !this.#roots.has(line))
      this.#roots.set(line, root);
    if (!this.#firstRoot || (!follows && !this.#hasOwnRoot)) this.#firstRoot = root;
    if (!follows) this.#hasOwnRoot = true;
  }
}

/** The result of importing a folder. */
export interface FeedResult {
  files: FileResult[];
  /** True when nothing was refused. */
  ok: boolean;
  /** Whether it was ended before its last file. */
  cancelled: boolean;
  seconds: number;
}

export interface FeedReport extends FeedResult {
  files: FileReport[];
}

/** `articles.csv:17:modelYear: "20x5" is not a whole number (NOT_A_NUMBER)` */
function problemLine(problem: Problem | Warning): string {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== null);
  const line = `${place.join(':')}: ${problem.reason} (${problem.code})`;
  return 'follows' in problem && problem.follows
    ? `${line}, follows from: ${placeText(problem.follows)}`
    : line;
}

const placeText = ({ file, line }: Place) => (line === null ? file : `${file} line ${line}`);

/** The problems of a report in the order of the lines, and how many are not listed. */
export function problemLines(report: FileResult): string[] {
  const hidden = report.problemCount - report.problems.length;
  const more = hidden > 0 ? [`${report.file}: and ${hidden} more`] : [];
  return [...byLine(report.problems).map(problemLine), ...more];
}

/** The warnings of a report in the order of the lines, and how many are not listed. */
export function warningLines(report: FileResult): string[] {
  const hidden = report.warningCount - report.warnings.length;
  const more = hidden > 0 ? [`Warning: ${report.file}: and ${hidden} more`] : [];
  return [...byLine(report.warnings).map((each) => `Warning: ${problemLine(each)}`), ...more];
}

const byLine = <T extends Place>(remarks: readonly T[]): T[] =>
  remarks.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
