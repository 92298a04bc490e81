import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import type { Column, Sort } from './column.ts';
import { nextSort } from './sort-rows.ts';

interface Props<Row> {
  columns: readonly Column<Row>[];
  sort: Sort;
  onSort: ((sort: Sort) => void) | undefined;
}

const head =
  'sticky top-[var(--table-top,56px)] z-10 border-b border-line bg-surface text-sm font-medium text-ink-muted';

function direction(sort: Sort, column: string): 'ascending' | 'descending' | undefined {
  if (sort?.column !== column) return undefined;
  return sort.descending ? 'descending' : 'ascending';
}

/** The header line, which stays in sight; columns that can be sorted are buttons. */
export function TableHead<Row>({ columns, sort, onSort }: Props<Row>) {
  return (
    <thead className="hidden @min-[568px]:table-header-group">
      <tr>
        {columns.map(({ id, header, align, width, sortBy }) => {
          const sorted = direction(sort, id);
          const sortable = sortBy !== undefined && onSort !== undefined;
          return (
            <th
              key={id}
              scope="col"
              aria-sort={sorted}
              style={width ? { width } : undefined}
              className={classNames(
                head,
                'first:rounded-tl-lg last:rounded-tr-lg',
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
      </tr>
    </thead>
  );
}
