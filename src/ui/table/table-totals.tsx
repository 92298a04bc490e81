import { classNames } from '../class-names.ts';
import type { Column } from './column.ts';
import type { ColumnLook } from './column-look.ts';

interface Props<Row> {
  columns: readonly Column<Row>[];
  look: ColumnLook<Row>;
  /**
   * Whether there is a column for the selection before the others, and one for the row's actions after
   * them.
   */
  before: boolean;
  behind: boolean;
}

/** The line of totals under a table. */
export function TableTotals<Row>({ columns, look, before, behind }: Props<Row>) {
  return (
    <tfoot className="block border-t border-line @min-[568px]:table-footer-group">
      <tr className="block p-4 font-semibold @min-[568px]:table-row">
        {before ? <td className="hidden @min-[568px]:table-cell" /> : null}
        {columns.map((column) => (
          <td
            key={column.id}
            className={classNames(
              column.total === undefined ? 'hidden' : 'flex justify-between gap-4',
              '@min-[568px]:h-11 @min-[568px]:border-t @min-[568px]:border-line @min-[568px]:px-2 @min-[800px]:px-3',
              look.inTable(column),
            )}
          >
            {column.total === undefined ? null : (
              <>
                <span className="text-sm font-normal text-ink-muted @min-[568px]:hidden">
                  {column.header}
                </span>
                <div className="tabular">{column.total}</div>
              </>
            )}
          </td>
        ))}
        {behind ? <td className="hidden @min-[568px]:table-cell" /> : null}
      </tr>
    </tfoot>
  );
}
