/** A column of a file with many records. */
export interface UploadColumn<Key extends string> {
  /** A heading that every file may have; the server's reasons name it. */
  key: Key;
  /** Its heading in the template, in the user's language. */
  label: string;
  /** Further headings that files may have instead. */
  names?: readonly string[];
  required?: boolean;
  /** `day` is read as YYYY-MM-DD. */
  kind?: 'text' | 'day';
  /** The example that the template shows below the heading. */
  example: string;
  /** Finds on the device what is wrong with a cell. @returns a code */
  check?: (cell: string) => string | null;
}

/** A row of a file; columns that it lacks are ''. */
export interface UploadRow<Key extends string> {
  /** Its number in the file, from 1. */
  line: number;
  cells: Record<Key, string>;
}

/** Why a row was refused, with the key of the column. */
export interface RowProblem {
  code: string;
  field: string;
  message?: string | null;
  day?: string | null;
  name?: string | null;
  /** The row that this one repeats. */
  firstLine?: number | null;
}

/** The server's answer to a row. */
export interface RowResult {
  line: number;
  outcome: 'added' | 'changed' | 'unchanged' | 'refused';
  userErrors: readonly RowProblem[];
  /** What it changes in a record that is there, by the keys of the columns. */
  changes?: readonly { field: string; before: string; after: string }[];
}

/** The columns by which two rows of a file are one record. */
export interface RowKey<Key extends string> {
  /** The column that a repetition is told at. */
  field: Key;
  /** Two rows with the same key are one record; null for a row that no other repeats. */
  of: (cells: Record<Key, string>) => string | null;
}
