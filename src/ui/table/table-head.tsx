import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { type Column, isSortable, type Sort } from './column.ts';
import type { ColumnLook } from './column-look.ts';
import { nextSort } from './sort-rows.ts';
import type { TableSelection } from './table-selection.ts';

interface Props<Row> {
  columns: readonly Column<Row>[];
  look: ColumnLook<Row>;
  sort: Sort;
  onSort: ((sort: Sort) => void) | undefined;
  /** Given: the first column has a checkbox that selects all rows. */
  selection: TableSelection<Row> | undefined;
  /** There is a column for the row's actions after the others. */
  behind: boolean;
}

const head =
  'sticky top-[var(--table-top,56px)] z-10 h-10 border-b border-line bg-surface text-sm font-medium whitespace-nowrap text-ink-muted first:rounded-tl-lg last:rounded-tr-lg';

function direction(sort: Sort, column: string): 'ascending' | 'descending' | undefined {
  if (sort?.column !== column) return undefined;
  return sort.descending ? 'descending' : 'ascending';
}

/** The box that selects all rows of the page. */
function SelectAll<Row>({ selection }: { selection: TableSelection<Row> }) {
  const { t } = useLingui();
  return (
    <label className="flex size-touch items-center justify-center">
      <input
        type="checkbox"
        aria-label={t`All on this page`}
        className="size-5 accent-brand-strong"
        checked={selection.all}
        onChange={({ target }) => selection.onAll(target.checked)}
      />
    </label>
  );
}

/** The header line, which stays visible; sortable columns are buttons. */
export function TableHead<Row>({ columns, look, sort, onSort, selection, behind }: Props<Row>) {
  return (
    <thead className="hidden @min-[568px]:table-header-group">
      <tr>
        {selection ? (
          <th scope="col" className={classNames(head, 'w-11')}>
            <SelectAll selection={selection} />
          </th>
        ) : null}
        {columns.map((column) => {
          const { id, header, align } = column;
          const sorted = direction(sort, id);
          const sortable = onSort !== undefined && isSortable(column);
          return (
            <th
              key={id}
              scope="col"
              aria-sort={sorted}
              className={classNames(
                head,
                look.inTable(column),
                !sortable && 'px-2 @min-[800px]:px-3',
              )}
            >
              {sortable ? (
                <button
                  type="button"
                  onClick={() => onSort(nextSort(sort, id))}
                  className={classNames(
                    'group/sort inline-flex min-h-touch w-full items-center gap-1 rounded px-2 hover:text-ink @min-[800px]:px-3',
                    align === 'end' && 'justify-end',
                  )}
                >
                  {header}
                  <Icon
                    name={sorted === 'descending' ? 'chevron-down' : 'chevron-up'}
                    size={16}
                    className={
                      sorted
                        ? 'text-brand-ink'
                        : 'opacity-0 group-hover/sort:opacity-50 group-focus-visible/sort:opacity-50'
                    }
                  />
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
        {behind ? (
          <th scope="col" className={classNames(head, 'w-12')}>
            <span className="sr-only">
              <Trans>Actions</Trans>
            </span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}
