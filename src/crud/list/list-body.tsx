import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { ListFailure } from '#src/ui/state/list-failure.tsx';
import type { Column, Sort } from '#src/ui/table/column.ts';
import { DataTable, type DataTableProps } from '#src/ui/table/data-table.tsx';
import type { TableSelection } from '#src/ui/table/table-selection.ts';
import { fromSort, type ListParams, type ListState, toSort } from './list-params.ts';

type TableProps<Row> = Pick<
  DataTableProps<Row>,
  'rowKey' | 'rowName' | 'rowActions' | 'hidden' | 'wanted' | 'isMarked' | 'groups' | 'details'
>;

/** The selection state of an item. */
interface ItemSelection {
  selected: boolean;
  onSelect: (selected: boolean) => void;
}

export interface ListBodyProps<Row, Answer> extends TableProps<Row> {
  /** Names the rows for screen readers. */
  caption: string;
  /** The rows are a table; otherwise items, otherwise `children` draws them. */
  columns?: readonly Column<Row>[];
  /** The table cannot be sorted now. */
  unsorted?: boolean;
  /** Draws a row as an `li`, for lists that are no table. */
  item?: ((row: Row, selection: ItemSelection) => ReactNode) | undefined;
  itemsClassName?: string;
  children?: (answer: Answer) => ReactNode;
  /** Replaces a list that has no rows at all, an `EmptyState`. */
  empty: ReactNode;
  /** Where filters leave nothing, or the page is behind the last one: a sentence, and the words of the way back. */
  noResult?: { text?: ReactNode; showAll: ReactNode };
  /** A failure is in the log only, and the list looks empty (B160). */
  silentFailure?: boolean;
  /** Undefined as long as the rows could not be loaded. */
  answer: Answer | undefined;
  rows: readonly Row[];
  list: ListState<ListParams>;
  selection: TableSelection<Row> | undefined;
  error?: unknown;
  onRetry: () => void;
}

function Rows<Row, Answer>(props: ListBodyProps<Row, Answer> & { answer: Answer }) {
  const { caption, columns, item, children, rows, rowKey, list, selection, answer } = props;
  const asItem = (row: Row) =>
    item?.(row, {
      selected: selection?.isSelected(row) ?? false,
      onSelect: (selected) => selection?.onSelect(row, selected),
    });
  if (columns)
    return (
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        rowName={props.rowName}
        rowActions={props.rowActions}
        groups={props.groups}
        details={props.details}
        hidden={props.hidden}
        wanted={props.wanted}
        {...(props.isMarked && { isMarked: props.isMarked })}
        selection={selection}
        {...(list.params.sort !== undefined &&
          !props.unsorted && {
            sort: toSort(list.params.sort),
            onSort: (sort: Sort) => list.set({ sort: fromSort(sort) }),
          })}
      />
    );
  if (!item) return children?.(answer);
  return (
    <ul
      aria-label={caption}
      className={classNames(
        'divide-y divide-line rounded-lg border border-line bg-surface',
        props.itemsClassName,
      )}
    >
      {rows.map((row) => (
        <Fragment key={rowKey(row)}>{asItem(row)}</Fragment>
      ))}
    </ul>
  );
}

/** The rows of a list, or why there are none: nothing there, nothing found, or not loaded (U058). */
export function ListBody<Row, Answer>(props: ListBodyProps<Row, Answer>) {
  const { answer, rows, list, empty, noResult, silentFailure, error, onRetry } = props;
  const online = useOnline();
  const { page } = list.params;
  if (answer === undefined) {
    if (silentFailure && online)
      return <EmptyState kind="custom" title={<Trans>Nothing to show</Trans>} />;
    return (
      <ListFailure
        error={silentFailure ? undefined : error}
        number={page}
        onFirst={() => list.set({ page: 1 })}
        onAll={list.narrowed ? list.clear : undefined}
        onRetry={onRetry}
      />
    );
  }
  if (rows.length > 0) return <Rows {...props} answer={answer} />;
  if (!list.narrowed && page === 1) return empty;
  return (
    <EmptyState
      kind="no-result"
      text={noResult?.text}
      action={
        noResult ? (
          <Button variant="secondary" onClick={list.clear}>
            {noResult.showAll}
          </Button>
        ) : null
      }
    />
  );
}
