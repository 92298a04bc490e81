import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { Checkbox } from '../fields/checkbox.tsx';
import { type RowAction, RowMenu } from '../overlay/row-menu.tsx';
import type { Column, Sort } from './column.ts';
import { ColumnLook } from './column-look.ts';
import { emptyColumns } from './empty-columns.ts';
import { TableHead } from './table-head.tsx';
import { nameWhole, TableRow } from './table-row.tsx';
import type { TableSelection } from './table-selection.ts';
import { TableTotals } from './table-totals.tsx';
import { useRowFocus } from './use-row-focus.ts';

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
  isMarked?: ((row: Row) => boolean) | undefined;
  /** The ids of the columns that are not shown; without it, those that say nothing. */
  hidden?: readonly string[] | undefined;
  /** The ids of those that are shown however little room there is. */
  wanted?: readonly string[] | undefined;
  /** Given: rows have a tick box that selects them. */
  selection?: TableSelection<Row> | undefined;
  /** Given: a menu at the end of each row; `rowName` names the row in it. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** Given: further facts of a row, which its menu shows under it. */
  details?: ((row: Row) => ReactNode) | undefined;
  /** Given: consecutive rows with the same key get a heading. */
  groups?: RowGroups<Row> | undefined;
  /** Names a row for screen readers, where it is selected or has a menu. */
  rowName?: ((row: Row) => string) | undefined;
}

export interface RowGroups<Row> {
  key: (row: Row) => string;
  heading: (key: string) => ReactNode;
}

/**
 * A list as a table, nothing without rows. Below 600 px of screen (568 px of room, as pages have margins of 16 px)
 * a row is two lines (C040, U061): see `Column.phone`. In a scrolling box set `--table-top`, where the header stays,
 * to its padding below 0.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  'use memo';
  const { caption, columns, rows, rowKey, sort = null, onSort, isMarked } = props;
  const { hidden = emptyColumns(columns, rows), wanted = [], groups } = props;
  const { selection, rowName, details } = props;
  const { rowActions, isOpen } = useRowDetails(props);
  const captionId = useId();
  const { current, onKeyDown, onFocusRow } = useRowFocus(rows.length);

  const shown = columns.filter(({ id }) => !hidden.includes(id));
  const look = new ColumnLook(columns, wanted);
  const allColumns =
    shown.length + Number(selection !== undefined) + Number(rowActions !== undefined);
  const nameOf = (row: Row) => rowName?.(row) ?? rowKey(row);
  if (rows.length === 0) return null;
  return (
    <div className="@container">
      <table
        aria-labelledby={captionId}
        className="block w-full border-separate border-spacing-0 rounded-lg border border-line bg-surface @min-[568px]:table @min-[568px]:text-sm"
      >
        <caption id={captionId} className="sr-only">
          {caption}
        </caption>
        <TableHead
          columns={shown}
          look={look}
          sort={sort}
          onSort={onSort}
          selection={selection}
          behind={rowActions !== undefined}
        />
        <tbody
          className="block @min-[568px]:table-row-group"
          onKeyDown={onKeyDown}
          onPointerOver={nameWhole}
        >
          {rows.map((row, index) => (
            <Fragment key={rowKey(row)}>
              {groups && isFirstOfGroup(groups, rows, index) ? (
                <WideRow columns={allColumns} heads>
                  {groups.heading(groups.key(row))}
                </WideRow>
              ) : null}
              <TableRow
                row={row}
                columns={shown}
                look={look}
                reachable={index === current}
                marked={isMarked?.(row) ?? false}
                onFocus={() => onFocusRow(index)}
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
              {details && isOpen(row) ? (
                <WideRow columns={allColumns}>{details(row)}</WideRow>
              ) : null}
            </Fragment>
          ))}
        </tbody>
        {shown.some(({ total }) => total !== undefined) ? (
          <TableTotals
            columns={shown}
            look={look}
            before={selection !== undefined}
            behind={rowActions !== undefined}
          />
        ) : null}
      </table>
    </div>
  );
}

const isFirstOfGroup = <Row,>({ key }: RowGroups<Row>, rows: readonly Row[], at: number) => {
  const [before, row] = [rows[at - 1], rows[at]];
  return row !== undefined && (before === undefined || key(before) !== key(row));
};

/** Adds to the menu of each row what shows its details and hides them. */
function useRowDetails<Row>({ rowKey, rowActions, details }: DataTableProps<Row>) {
  const { t } = useLingui();
  const [open, setOpen] = useState<readonly string[]>([]);
  const isOpen = (row: Row) => open.includes(rowKey(row));
  if (!details) return { rowActions, isOpen };
  const toggle = (row: Row): RowAction => ({
    label: isOpen(row) ? t`Hide details` : t`Show details`,
    onSelect: () => {
      const key = rowKey(row);
      setOpen(isOpen(row) ? open.filter((one) => one !== key) : [...open, key]);
    },
  });
  return { isOpen, rowActions: (row: Row) => [toggle(row), ...(rowActions?.(row) ?? [])] };
}

interface WideRowProps {
  /** How many columns it spans. */
  columns: number;
  /** It heads the rows that follow. */
  heads?: boolean;
  children: ReactNode;
}

/** A line over all columns, which the arrow keys pass over. */
function WideRow({ columns, heads = false, children }: WideRowProps) {
  const Cell = heads ? 'th' : 'td';
  return (
    <tr data-wide className="flex border-b border-line bg-sunken px-4 py-2 @min-[568px]:table-row">
      <Cell
        scope={heads ? 'colgroup' : undefined}
        colSpan={columns}
        className="flex-1 text-left @min-[568px]:border-b @min-[568px]:border-line @min-[568px]:px-3 @min-[568px]:py-1"
      >
        {children}
      </Cell>
    </tr>
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
  if (selection.isSelectable?.(row) === false) return null;
  return (
    <Checkbox
      aria-label={t`Select ${{ name }}`}
      label={null}
      checked={selection.isSelected(row)}
      onChange={({ target }) => selection.onSelect(row, target.checked)}
    />
  );
}
