import { classNames } from '../class-names.ts';
import type { Column } from './column.ts';

interface Props<Row> {
  columns: readonly Column<Row>[];
  /**
   * Whether there is a column for the selection before the others, and one for the row's actions after
   * them.
   */
  before: boolean;
  behind: boolean;
}

/** The line of totals under a table. */
export function TableTotals<Row>({ columns, before, behind }: Props<Row>) {
  return (
    <tfoot className="block border-t border-line @min-[568px]:table-footer-group">
      <tr className="block p-4 font-semibold @min-[568px]:table-row">
        {before ? <td className="hidden @min-[568px]:table-cell" /> : null}
        {columns.map(({ id, header, total, align }) => (
          <td
            key={id}
            className={classNames(
              total === undefined ? 'hidden' : 'flex justify-between gap-4',
              '@min-[568px]:table-cell @min-[568px]:border-t @min-[568px]:border-line @min-[568px]:px-4 @min-[568px]:py-2',
              align ? 'text-right' : '@min-[568px]:text-left',
            )}
          >
            {total === undefined ? null : (
              <>
                <span className="text-sm font-normal text-ink-muted @min-[568px]:hidden">
                  {header}
                </span>
                <div className="tabular">{total}</div>
              </>
            )}
          </td>
        ))}
        {behind ? <td className="hidden @min-[568px]:table-cell" /> : null}
      </tr>
    </tfoot>
  );
}
