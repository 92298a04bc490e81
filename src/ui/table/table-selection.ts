/** Which rows of a table are selected. */
export interface TableSelection<Row> {
  isSelected: (row: Row) => boolean;
  /** Rows that cannot be selected have no box; all can by default. */
  isSelectable?: (row: Row) => boolean;
  onSelect: (row: Row, selected: boolean) => void;
  /** All rows of the table are selected. */
  all: boolean;
  onAll: (selected: boolean) => void;
}
