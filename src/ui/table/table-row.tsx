import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Column } from './column.ts';

interface Props<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** In the order of Tab. */
  reachable: boolean;
  /** The one in use at the moment. */
  marked: boolean;
  onFocus: () => void;
  /** Shown before the columns: the checkbox that selects the row. */
  before?: ReactNode;
  /** Shown after them: the row's actions. */
  behind?: ReactNode;
  /** The first column stays at the left edge. */
  pinned: boolean;
}

const cellLook =
  'flex justify-between gap-4 wrap-anywhere @min-[568px]:table-cell @min-[568px]:border-b @min-[568px]:border-line @min-[568px]:px-4 @min-[568px]:py-2 @min-[568px]:group-last:border-b-0';

/** A row; where there is no space for columns, a card with each value next to its column's name. */
export function TableRow<Row>(props: Props<Row>) {
  const { row, columns, reachable, marked, onFocus, before, behind, pinned } = props;
  return (
    <tr
      tabIndex={reachable ? 0 : -1}
      aria-current={marked || undefined}
      onFocus={onFocus}
      className="group relative block space-y-1 border-b border-line p-4 last:border-b-0 hover:bg-sunken focus-visible:-outline-offset-2 aria-[current]:bg-brand-tint @min-[568px]:table-row @min-[568px]:p-0"
    >
      {before ? <td className={classNames(cellLook, 'relative z-10')}>{before}</td> : null}
      {columns.map(({ id, header, cell, align, valueClassName, rowHeader }, index) => {
        const look = classNames(
          cellLook,
          pinned &&
            index === 0 &&
            '@min-[568px]:sticky @min-[568px]:left-0 @min-[568px]:z-[1] @min-[568px]:bg-surface',
        );
        const content: ReactNode = (
          <>
            <span className="shrink-0 text-sm font-normal text-ink-muted @min-[568px]:hidden">
              {header}
            </span>
            <div
              className={classNames(
                'min-w-0 text-right',
                !align && '@min-[568px]:text-left',
                valueClassName,
              )}
            >
              {cell(row)}
            </div>
          </>
        );
        return rowHeader ? (
          <th key={id} scope="row" className={classNames(look, 'font-semibold')}>
            {content}
          </th>
        ) : (
          <td key={id} className={look}>
            {content}
          </td>
        );
      })}
      {behind ? <td className={classNames(cellLook, 'relative justify-end')}>{behind}</td> : null}
    </tr>
  );
}
