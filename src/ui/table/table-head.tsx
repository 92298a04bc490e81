import { Trans } from '@lingui/react/macro';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { type Column, isSortable, type Sort } from './column.ts';
import { nextSort } from './sort-rows.ts';

interface Props<Row> {
  columns: readonly Column<Row>[];
  sort: Sort;
  onSort: ((sort: Sort) => void) | undefined;
  /**
   * Whether there is a column for the selection before the others, and one for the row's actions after
   * them.
   */
  before: boolean;
  behind: boolean;
  /** The first column stays at the left edge. */
  pinned: boolean;
}

const head =
  'sticky top-[var(--table-top,56px)] z-10 border-b border-line bg-surface text-sm font-medium text-ink-muted';

function direction(sort: Sort, column: string): 'ascending' | 'descending' | undefined {
  if (sort?.column !== column) return undefined;
  return sort.descending ? 'descending' : 'ascending';
}

/** The header line, which stays visible; sortable columns are buttons. */
export function TableHead<Row>({ columns, sort, onSort, before, behind, pinned }: Props<Row>) {
  return (
    <thead className="hidden @min-[568px]:table-header-group">
      <tr>
        {before ? (
          <th scope="col" className={classNames(head, 'w-12 rounded-tl-lg px-4 py-3')}>
            <span className="sr-only">
              <Trans comment="heads the column of tick boxes that choose rows">Selected</Trans>
            </span>
          </th>
        ) : null}
        {columns.map((column, index) => {
          const { id, header, align, width } = column;
          const sorted = direction(sort, id);
          const sortable = onSort !== undefined && isSortable(column);
          return (
            <th
              key={id}
              scope="col"
              aria-sort={sorted}
              style={width ? { width } : undefined}
              className={classNames(
                head,
                'first:rounded-tl-lg last:rounded-tr-lg',
                pinned && index === 0 && 'left-0 z-20',
                align === 'end' ? 'text-right' : 'text-left',
                !sortable && 'px-4 py-3',
              )}
            >
              {sortable ? (
                <button
                  type="button"
                  onClick={() => onSort(nextSort(sort, id))}
                  className={classNames(
                    'inline-flex min-h-touch w-full items-center gap-1 rounded px-4 hover:text-ink',
                    align === 'end' && 'justify-end',
                  )}
                >
                  {header}
                  <Icon
                    name={sorted === 'descending' ? 'chevron-down' : 'chevron-up'}
                    size={16}
                    className={sorted ? 'text-brand-ink' : 'opacity-30'}
                  />
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
        {behind ? (
          <th scope="col" className={classNames(head, 'w-12 rounded-tr-lg px-4 py-3')}>
            <span className="sr-only">
              <Trans>Actions</Trans>
            </span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}
