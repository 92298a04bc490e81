import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode, useId } from 'react';

import { useDelayed } from '#src/lib/use-delayed.ts';
import { Checkbox } from '../checkbox.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { type RowAction, RowMenu } from '../row-menu.tsx';
import { Skeleton } from '../skeleton.tsx';
import { type Column, isSortable, type Sort } from './column.ts';
import { ColumnMenu } from './column-menu.tsx';
import { SortField } from './sort-field.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { TableTotals } from './table-totals.tsx';
import { useHiddenColumns } from './use-hidden-columns.ts';
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
  /** Undefined as long as there are none to show. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Replaces a list without rows, an `EmptyState`. */
  empty: ReactNode;
  /** The rows could not be loaded; with rows on the screen they stay, and the note tells. */
  failed?: boolean;
  onRetry?: () => void;
  /** Next to the table's tools: how old the rows are, that they come from the device. */
  note?: ReactNode;
  sort?: Sort;
  /** Given: columns with `sortBy` can be sorted; the rows come sorted. */
  onSort?: (sort: Sort) => void;
  /** The row in use at the moment. */
  isMarked?: (row: Row) => boolean;
  /** Given: the rows are a list of these `li` instead, for phones. */
  asListItem?: ((row: Row) => ReactNode) | undefined;
  /** The name under which the device stores the hidden columns; without it there is no choice. */
  name?: string;
  /** Given instead of `name` where the choice of columns is made and kept elsewhere. */
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
 * A list as a table; below 600 px of screen (568 px of room, as pages have margins of 16 px) its
 * rows are cards (C040, U061). In a scrolling box
 * set `--table-top`, where the header stays, to its padding below 0.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  'use memo';
  const { caption, columns, rows, rowKey, empty, failed = false, onRetry, note } = props;
  const { sort = null, onSort, isMarked, asListItem, name } = props;
  const { selection, rowActions, rowName, pinned = false } = props;
  const captionId = useId();
  const waiting = useDelayed(rows === undefined && !failed);
  const own = useHiddenColumns(name);
  const hidden = props.hidden ?? own.hidden;
  const { current, onKeyDown, onFocusRow } = useRowFocus(rows?.length ?? 0);

  if (!rows) {
    if (failed && onRetry) return <LoadFailure onRetry={onRetry} />;
    return waiting ? <Skeleton className="h-80" /> : null;
  }
  const shown = columns.filter(({ id }) => !hidden.includes(id));
  const sortable = onSort !== undefined && columns.some(isSortable);
  const choice = !asListItem && name !== undefined && columns.some(({ hideable }) => hideable);
  const sides = { before: selection !== undefined, behind: rowActions !== undefined };
  const nameOf = (row: Row) => rowName?.(row) ?? rowKey(row);
  return (
    <div className="@container space-y-2">
      <TableTools
        note={note}
        sorting={sortable ? <SortField columns={shown} sort={sort} onSort={onSort} /> : null}
        choice={
          choice ? <ColumnMenu columns={columns} hidden={hidden} onToggle={own.toggle} /> : null
        }
      />
      {rows.length === 0 ? (
        empty
      ) : asListItem ? (
        <ul aria-label={caption}>
          {rows.map((row) => (
            <Fragment key={rowKey(row)}>{asListItem(row)}</Fragment>
          ))}
        </ul>
      ) : (
        <div className={pinned ? 'overflow-x-auto' : undefined}>
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
                    selection ? <SelectRow {...{ row, selection }} name={nameOf(row)} /> : null
                  }
                  behind={
                    rowActions ? <ActionsOf {...{ row, rowActions }} name={nameOf(row)} /> : null
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

function ActionsOf<Row>(props: RowProps<Row> & { rowActions: (row: Row) => readonly RowAction[] }) {
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

type ToolsProps = Record<'note' | 'sorting' | 'choice', ReactNode>;

/** Above the rows: where they come from, their order, and which columns are shown. */
function TableTools({ note, sorting, choice }: ToolsProps) {
  if (!note && !sorting && !choice) return null;
  return (
    <div className="flex flex-wrap items-end justify-between gap-2">
      <div className="min-w-0 text-sm text-ink-muted">{note}</div>
      {sorting}
      {choice}
    </div>
  );
}
