import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Column } from './column.ts';
import type { ColumnLook } from './column-look.ts';

interface Props<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  look: ColumnLook<Row>;
  /** In the order of Tab. */
  reachable: boolean;
  /** The one in use at the moment. */
  marked: boolean;
  onFocus: () => void;
  /** Shown before the columns: the checkbox that selects the row. */
  before?: ReactNode;
  /** Shown after them: the row's actions. */
  behind?: ReactNode;
}

const cell =
  '@min-[568px]:h-11 @min-[568px]:border-b @min-[568px]:border-line @min-[568px]:px-2 @min-[800px]:px-3 @min-[568px]:group-last:border-b-0';
const side =
  'absolute inset-y-0 z-10 flex items-center @min-[568px]:relative @min-[568px]:inset-auto @min-[568px]:table-cell';

/** A row: of columns, or of two lines where there is no room for them; the line break is its `::before`. */
export function TableRow<Row>(props: Props<Row>) {
  const { row, columns, look, reachable, marked, onFocus, before, behind } = props;
  return (
    <tr
      tabIndex={reachable ? 0 : -1}
      aria-current={marked || undefined}
      onFocus={onFocus}
      className={classNames(
        'group relative flex flex-wrap content-center items-center gap-x-2 gap-y-0.5 border-b border-line px-4 py-2.5 last:border-b-0 hover:bg-sunken focus-visible:-outline-offset-2 aria-[current]:bg-brand-tint @min-[568px]:table-row',
        look.inLines &&
          "min-h-16 before:order-2 before:basis-full before:content-[''] @min-[568px]:before:hidden",
        before
          ? 'pl-12 [--row-start:3rem] has-data-picture:pl-26'
          : '[--row-start:1rem] has-data-picture:pl-18',
        behind ? 'pr-12' : null,
      )}
    >
      {before ? <td className={classNames(cell, side, 'left-4')}>{before}</td> : null}
      {columns.map((column) => (
        <Cell key={column.id} row={row} column={column} look={look} />
      ))}
      {behind ? (
        <td className={classNames(cell, side, 'right-1 @min-[568px]:w-12 @min-[568px]:px-1')}>
          {behind}
        </td>
      ) : null}
    </tr>
  );
}

function Cell<Row>({
  row,
  column,
  look,
}: {
  row: Row;
  column: Column<Row>;
  look: ColumnLook<Row>;
}) {
  const { header, cell: toContent, align, whole, rowHeader, phone } = column;
  const className = classNames(cell, look.onPhone(column), look.inTable(column));
  const content = (
    <>
      {rowHeader && look.inLines ? null : (
        <span
          className={classNames(
            '@min-[568px]:hidden',
            look.inLines ? 'sr-only' : 'shrink-0 text-sm font-normal text-ink-muted',
          )}
        >
          {header}
        </span>
      )}
      {(whole && phone !== 'fact') || phone === 'state' ? (
        <div className="tabular whitespace-nowrap">{toContent(row)}</div>
      ) : (
        <div
          className={classNames(
            'grid min-w-0 grid-cols-[minmax(0,max-content)]',
            whole && 'tabular @min-[568px]:grid-cols-[max-content]',
            align === 'end' && '@min-[568px]:justify-end',
          )}
        >
          <div
            data-cut
            className={
              look.inLines
                ? 'cut'
                : 'text-right wrap-anywhere @min-[568px]:cut @min-[568px]:text-left'
            }
          >
            {toContent(row)}
          </div>
        </div>
      )}
    </>
  );
  if (rowHeader)
    return (
      <th scope="row" className={classNames(className, 'text-left')}>
        {content}
      </th>
    );
  return <td className={className}>{content}</td>;
}

/** Names the whole value for the pointer where it is shortened. */
export function nameWhole({ target }: { target: EventTarget }): void {
  const cut = (target as Element).closest<HTMLElement>('[data-cut]');
  if (!cut) return;
  const isCut = [cut, ...cut.querySelectorAll('*')].some(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 0,
  );
  cut.title = isCut ? (cut.textContent ?? '') : '';
}
