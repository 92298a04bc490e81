import type { DB } from '#server/db/generated/tables.ts';

/** A file in `files/` that a row names. */
export interface NamedFile {
  /** The column that names it. */
  column: string;
  name: string;
  /** Empty for none. */
  title: string;
  /** The alternative text of a picture, by language. */
  alt: Readonly<Record<string, string>>;
}

/** The files that a row names; they are taken after all CSV files. None takes away those that its record has. */
export interface RowFiles {
  /** The name of the CSV file. */
  csv: string;
  line: number;
  table: keyof DB;
  sorg: string;
  id: string;
  files: readonly NamedFile[];
}
