import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode, useId } from 'react';
import { Checkbox } from '../fields/checkbox.tsx';
import { type RowAction, RowMenu } from '../overlay/row-menu.tsx';
import { type Column, isSortable, type Sort } from './column.ts';
import { SortField } from './sort-field.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { TableTotals } from './table-totals.tsx';
import { useRowFocus } from './use-row-focus.ts';

/** Which rows of a table are selected. */
export interface TableSelection<Row> {
  isSelected: (row: Row) => boolean;
  onSelect: (row: Row, selected: boolean) => void;
}

export interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort;
  /** Given: columns with `sortBy` or `sortable` can be sorted; the rows come sorted. */
  onSort?: (sort: Sort) => void;
  /** The row in use at the moment. */
  isMarked?: (row: Row) => boolean;
  /** Given: the rows are a list of these `li` instead, for phones. */
  asListItem?: ((row: Row) => ReactNode) | undefined;
  /** The ids of the columns that are not shown. */
  hidden?: readonly string[];
  /** Given: rows have a tick box that selects them. */
  selection?: TableSelection<Row> | undefined;
  /** Given: a menu at the end of each row; `rowName` names the row in it. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** Names a row for screen readers, where it is selected or has a menu. */
  rowName?: ((row: Row) => string) | undefined;
  /** A wide table scrolls sideways under its first column; its header does not stay then. */
  pinned?: boolean;
}

/**
 * A list as a table, nothing without rows; below 600 px of screen (568 px of room, as pages have margins of 16 px) its
 * rows are cards (C040, U061). In a scrolling box
 * set `--table-top`, where the header stays, to its padding below 0.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  'use memo';
  const { caption, columns, rows, rowKey, sort = null, onSort, isMarked } = props;
  const { asListItem, hidden = [], selection, rowActions, rowName, pinned = false } = props;
  const captionId = useId();
  const { current, onKeyDown, onFocusRow } = useRowFocus(rows.length);

  const shown = columns.filter(({ id }) => !hidden.includes(id));
  const sides = { before: selection !== undefined, behind: rowActions !== undefined };
  const nameOf = (row: Row) => rowName?.(row) ?? rowKey(row);
  return (
    <div className="@container space-y-2">
      {onSort && columns.some(isSortable) ? (
        <SortField columns={shown} sort={sort} onSort={onSort} />
      ) : null}
      {rows.length === 0 ? null : asListItem ? (
        <ul aria-label={caption}>
          {rows.map((row) => (
            <Fragment key={rowKey(row)}>{asListItem(row)}</Fragment>
          ))}
        </ul>
      ) : (
        <div className={pinned ? 'overflow-x-auto [--table-top:0px]' : undefined}>
          <table
            aria-labelledby={captionId}
            className="block w-full border-separate border-spacing-0 rounded-lg border border-line bg-surface @min-[568px]:table @min-[568px]:text-sm"
          >
            <caption id={captionId} className="sr-only">
              {caption}
            </caption>
            <TableHead columns={shown} sort={sort} onSort={onSort} pinned={pinned} {...sides} />
            <tbody className="block @min-[568px]:table-row-group" onKeyDown={onKeyDown}>
              {rows.map((row, index) => (
                <TableRow
                  key={rowKey(row)}
                  row={row}
                  columns={shown}
                  reachable={index === current}
                  marked={isMarked?.(row) ?? false}
                  onFocus={() => onFocusRow(index)}
                  pinned={pinned}
                  before={
                    selection ? (
                      <SelectRow row={row} selection={selection} name={nameOf(row)} />
                    ) : null
                  }
                  behind={
                    rowActions ? (
                      <RowActions row={row} rowActions={rowActions} name={nameOf(row)} />
                    ) : null
                  }
                />
              ))}
            </tbody>
            {shown.some(({ total }) => total !== undefined) ? (
              <TableTotals columns={shown} {...sides} />
            ) : null}
          </table>
        </div>
      )}
    </div>
  );
}

interface RowProps<Row> {
  row: Row;
  name: string;
}

function RowActions<Row>(
  props: RowProps<Row> & { rowActions: (row: Row) => readonly RowAction[] },
) {
  const { t } = useLingui();
  const { row, name, rowActions } = props;
  return <RowMenu label={t`Actions for ${{ name }}`} actions={rowActions(row)} />;
}

function SelectRow<Row>(props: RowProps<Row> & { selection: TableSelection<Row> }) {
  const { t } = useLingui();
  const { row, name, selection } = props;
  return (
    <Checkbox
      aria-label={t`Select ${{ name }}`}
      label={null}
      checked={selection.isSelected(row)}
      onChange={({ target }) => selection.onSelect(row, target.checked)}
    />
  );
}
