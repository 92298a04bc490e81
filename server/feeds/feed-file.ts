import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/generated/tables.ts';
import { languages } from '#shared/locales.ts';
import type { CellType, Wrong } from './cell-types.ts';
import type { FileReport, Place, ProblemCode, WarningCode } from './import-report.ts';
import type { NamedFile, RowFiles } from './row-files.ts';

/** The values of a row by the names of the table's columns. */
export type Row = Record<string, unknown>;

/** A row and the line it began on. */
export interface Entry {
  line: number;
  row: Row;
}

/** Reports a fault of one cell. */
export type Tell = (column: string, code: ProblemCode, reason: string) => void;

/**
 * The records that a cell's value must name. `of` finds the names in a value that is neither a single name
 * nor a list of names.
 */
export interface Reference {
  table: keyof DB;
  column: string;
  /** Whether names count within the row's sales organisation only. */
  bySorg: boolean;
  /** The thing in a sentence: "there is no price list "X" in 2000". */
  label: string;
  of?: (value: unknown, row: Row) => { sorg: string; name: string }[];
}

export interface Column {
  type: CellType;
  required: boolean;
  /** The table's column; null when the value is not stored there. */
  to: string | null;
  /** The table's column that tells rows apart where this one is a key; by default it is `to`. */
  keyedBy?: string;
  /** The value of an empty cell. */
  empty: unknown;
  /** The value where the file has no such column. */
  absent: unknown;
  references: Reference[];
}

/** The rows that refused files of the feed named (`NamedRows`). */
export interface NamedInRefusedFiles {
  begin(file: FeedFile): void;
  note(file: FeedFile, batch: readonly Entry[]): void;
  /** @param wasReadWhole false when something in the file ended the reading of it */
  end(file: FeedFile, report: FileReport, wasReadWhole: boolean): void;
  /** Returns the problem that keeps a row from being there; undefined when its file was not refused. */
  findCause(
    target: Pick<Reference, 'table' | 'column'>,
    sorg: string,
    name: string,
  ): Place | undefined;
}

/** The state shared by the files of one feed. */
export interface FeedMemory {
  /** Plain passwords hashed in this run. */
  hashed: Map<string, Promise<string>>;
  /** The records named in files that were refused. */
  named: NamedInRefusedFiles;
  /** Translations of the catalog's texts that the feed has given, by `textKey`. */
  texts: Map<string, GivenTranslation>;
  /** Whether the feed also overwrites what staff have changed in the portal (reading 71). */
  overwrite: boolean;
  /** Pictures that the feed names and that are nowhere, with their folder. */
  missingPictures: Set<string>;
  /** Names of all pictures of the feed and of earlier ones; those of banners with their folder. */
  pictures: (db: Db) => Promise<ReadonlySet<string>>;
  /** The files that rows name in the folder `files/`, of CSV files that were taken. */
  rowFiles: RowFiles[];
}

/** Where the feed said how a text is translated. */
export interface GivenTranslation {
  translation: string;
  file: string;
  line: number;
}

/** The state shared by the steps of one file's import. */
export interface FileRun extends FeedMemory {
  db: Db;
  /** @param follows the problem without which this one would not be there */
  tell: (line: number, column: string, code: ProblemCode, reason: string, follows?: Place) => void;
  /** Counts a picture that no file before has missed. */
  countMissingPicture: () => void;
  warn: (line: number | null, column: string, code: WarningCode, reason: string) => void;
}

/** Checks of a file's rows against each other and against the database, besides those of their columns. */
export interface FileChecks {
  /** Checks rows before they are written. Rows of records that staff have changed are not among them. */
  check(entries: readonly Entry[]): Promise<void>;
  /** Checks all rows after the last ones. */
  finish?(): Promise<void>;
}

/** A folder of a feed whose files are kept byte for byte, such as the PDFs of invoices. */
export interface DocumentFolder {
  /** Its name in the feed and in the file store, where the files are named by their hash. */
  folder: string;
  /** Returns the media type of a file, or why it is not taken. */
  check(file: FolderFile): Promise<{ type: string } | Wrong>;
  /** The hash of each file that is known, by its name. */
  hashes(db: Db): Promise<ReadonlyMap<string, string>>;
  /** Notes files that were stored. @returns the hashes that no file has any more */
  remember(db: Db, files: readonly StoredDocument[]): Promise<string[]>;
}

/** A file of a folder, as it is checked. */
export interface FolderFile {
  path: string;
  name: string;
  content: Buffer;
}

/** A file in the file store. */
export interface StoredDocument {
  name: string;
  /** SHA-256. */
  hash: string;
  type: string;
  bytes: number;
}

/** One documented file: its columns, and what they become. */
export interface FeedFile {
  name: string;
  table: keyof DB;
  /** Columns (of the file) that tell rows apart. */
  key: string[];
  columns: Record<string, Column>;
  /** Columns of the table that `finish` or `prepare` fills, with their SQL types. */
  computed?: Record<string, string>;
  /** Columns of the table copied from another one, joined by the given condition on `r` and `d`. */
  derived?: { table: keyof DB; on: string; columns: string[] };
  /** Further columns that must be unlike in every row of the sales organisation. */
  unique?: string[];
  /** The conflict target, where it is not simply the key's columns. */
  conflict?: string;
  /** Columns with texts that may be given in further languages too, in columns such as `name.de`. */
  translated?: string[];
  /** The name of a row for its translations, unique in the sales organisation; left out, its last key column. */
  translatedBy?: (row: Row) => string;
  /** Columns with words of the catalog, whose translations belong to the text and not to the row. */
  catalogTexts?: string[];
  /** Letters' case does not tell keys apart. */
  caseless?: boolean;
  /**
   * The column that says that staff have changed a record in the portal: its rows then change nothing, except that
   * `active` false always counts. A table with `of_staff` also has `deleted_at` and `version`.
   */
  keepsStaffChanges?: 'staff_changed_at' | 'of_staff';
  /** A row that differs raises the `version` of its record, so that a form that was opened before is stale. */
  raisesVersion?: true;
  /** Rows whose `active` is false remove the row of their key. */
  removesInactive?: boolean;
  /** Columns of the table that name an owner: the file's rows become the only ones of their owner. */
  replacesRowsOf?: string[];
  /** Tables whose files come before this one although no column names them. Say there why. */
  readAfter?: (keyof DB)[];
  /** Completes a row and checks what concerns several of its cells. */
  finish?: (row: Row, tell: Tell, precision: number) => void;
  /** Returns what an import of the file also checks. */
  checks?: (run: FileRun) => FileChecks;
  /** The files that a row names in the folder `files/`; null when it says nothing about files. */
  namedFiles?: (row: Row) => readonly NamedFile[] | null;
  /** Before a batch is written; also runs when the file has already been refused. */
  prepare?: (batch: Entry[], run: FileRun) => Promise<void>;
  /** The column of codes that should not differ in the case of letters only. */
  codeColumn?: string;
  /** Where the pictures of its picture columns lie inside `images/`, with a slash behind it. */
  pictureFolder?: string;
  /** Files that its rows name, in a folder of the feed. */
  documents?: DocumentFolder;
  /** Looks for values that are taken but look wrong, after a batch is written. */
  warn?: (batch: Entry[], run: FileRun) => Promise<void>;
  /** Writes what rows have in other tables. @returns of how many rows that was changed */
  children?: (rows: Row[], run: FileRun) => Promise<number>;
  /** After a batch is written. */
  after?: (rows: Row[], run: FileRun) => Promise<void>;
}

interface More {
  to?: string | null;
  keyedBy?: string;
  empty?: unknown;
  absent?: unknown;
  references?: Reference | Reference[];
}

function column(type: CellType, required: boolean, more: More): Column {
  return {
    type,
    required,
    to: more.to === undefined ? '' : more.to,
    ...(more.keyedBy !== undefined && { keyedBy: more.keyedBy }),
    empty: more.empty ?? null,
    absent: more.absent === undefined ? (more.empty ?? null) : more.absent,
    references: [more.references ?? []].flat(),
  };
}

/** A column whose cells must not be empty. */
export const required = (type: CellType, more: More = {}) => column(type, true, more);

/**
 * A column that may be empty or left out; `empty` is then its value (null when not given), or `absent`
 * where the file has no such column.
 */
export const optional = (type: CellType, more: More = {}) => column(type, false, more);

/** Returns the columns that hold a file's texts in other languages: `name.de` and `name.fr` for `name`. */
function translationColumns(file: FeedFile): Record<string, Column> {
  return Object.fromEntries(
    [...(file.translated ?? []), ...(file.catalogTexts ?? [])].flatMap((name) => {
      const own = file.columns[name];
      if (!own) throw new Error(`${file.name} has no column ${name}`);
      const other = { ...own, required: false, to: null, empty: null, absent: null };
      return languages.map((language) => [`${name}.${language}`, other] as const);
    }),
  );
}

/** A feed file; columns without a stated place go to the same name in snake_case. */
export function feedFile(file: FeedFile): FeedFile {
  for (const [name, column] of Object.entries(file.columns))
    if (column.to === '') column.to = snakeCase(name);
  Object.assign(file.columns, translationColumns(file));
  return file;
}

/** `modelYear` is `model_year`. */
export const snakeCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A thing of the row's sales organisation. */
export const inSorg = (table: keyof DB, label: string, column = 'id'): Reference => ({
  table,
  column,
  bySorg: true,
  label,
});

/** A thing known by its name everywhere. */
export const anywhere = (table: keyof DB, label: string, column = 'id'): Reference => ({
  table,
  column,
  bySorg: false,
  label,
});
