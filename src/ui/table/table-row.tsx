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
}

const cellLook =
  'flex justify-between gap-4 wrap-anywhere @min-[568px]:table-cell @min-[568px]:border-b @min-[568px]:border-line @min-[568px]:px-4 @min-[568px]:py-2 @min-[568px]:group-last:border-b-0';

/** A row; where there is no room for columns, a card with each value beside its column's name. */
export function TableRow<Row>({ row, columns, reachable, marked, onFocus }: Props<Row>) {
  return (
    <tr
      tabIndex={reachable ? 0 : -1}
      aria-current={marked || undefined}
      onFocus={onFocus}
      className="group relative block space-y-1 border-b border-line p-4 last:border-b-0 hover:bg-sunken focus-visible:-outline-offset-2 aria-[current]:bg-brand-tint @min-[568px]:table-row @min-[568px]:p-0"
    >
      {columns.map(({ id, header, cell, align, rowHeader }) => {
        const content: ReactNode = (
          <>
            <span className="shrink-0 text-sm font-normal text-ink-muted @min-[568px]:hidden">
              {header}
            </span>
            <div className={classNames('min-w-0 text-right', !align && '@min-[568px]:text-left')}>
              {cell(row)}
            </div>
          </>
        );
        return rowHeader ? (
          <th key={id} scope="row" className={classNames(cellLook, 'font-semibold')}>
            {content}
          </th>
        ) : (
          <td key={id} className={cellLook}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}
