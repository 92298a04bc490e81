import type { ReactNode } from 'react';

/** A column of a DataTable. */
export interface Column<Row> {
  /** Stable; column choice and sort are kept under it. */
  id: string;
  /** Stands above the column, and beside each value where rows are cards. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Given: the column can be sorted by this value, by the device or by whoever asks the server. */
  sortBy?: (row: Row) => string | number;
  align?: 'end';
  /** Any CSS width; otherwise the content decides. */
  width?: string;
  /** The user may hide it. */
  hideable?: boolean;
  /** Names the row for screen readers; one column at most. */
  rowHeader?: boolean;
}

/** What a table is sorted by; null leaves the rows as they came. */
export type Sort = { column: string; descending: boolean } | null;
