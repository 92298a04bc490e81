import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { useWide } from '#src/lib/hooks/use-wide.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { Toolbar } from '#src/ui/layout/toolbar.tsx';
import { MoreMenu } from '#src/ui/overlay/row-menu.tsx';
import { Spinner } from '#src/ui/state/spinner.tsx';
import { isSortable } from '#src/ui/table/column.ts';
import { ColumnMenu } from '#src/ui/table/column-menu.tsx';
import { SortField } from '#src/ui/table/sort-field.tsx';
import { AsOf, isOld, toAsOf } from '../record/as-of.tsx';
import { FilterChips } from './filter-chips.tsx';
import { ListExport } from './list-export.tsx';
import { fromSort, toSort } from './list-params.ts';
import type { ListFrameProps } from './list-props.ts';
import { ListSheet, SheetPart } from './list-sheet.tsx';
import { SavedViews } from './saved-views.tsx';
import { SearchField } from './search-field.tsx';
import type { ListColumns } from './use-list-columns.ts';

interface RefreshProps {
  when: boolean | 'old' | undefined;
  asOf: string | number | null | undefined;
  busy: boolean;
  onRefresh: () => void;
}

/** How old the list is, and a button that loads it again. */
function Age({ when, asOf, busy, onRefresh }: RefreshProps) {
  const { t } = useLingui();
  const online = useOnline();
  const offered =
    when === 'old' ? online && asOf && isOld(new Date(asOf).valueOf()) : when === true;
  return (
    <>
      {asOf ? <AsOf at={asOf} /> : null}
      {offered ? (
        <button
          type="button"
          aria-label={t`Refresh`}
          aria-busy={busy || undefined}
          onClick={busy ? undefined : onRefresh}
          className="flex size-touch shrink-0 items-center justify-center rounded text-ink-muted hover:bg-sunken"
        >
          {busy ? <Spinner /> : <Icon name="refresh" size={20} />}
        </button>
      ) : null}
    </>
  );
}

type FrameProps<Answer, Row> = Pick<
  ListFrameProps<Answer, Row>,
  | 'name'
  | 'list'
  | 'result'
  | 'search'
  | 'filters'
  | 'choices'
  | 'refresh'
  | 'views'
  | 'export'
  | 'files'
  | 'tools'
  | 'columns'
  | 'unsorted'
  | 'more'
>;

interface Props<Answer, Row> extends FrameProps<Answer, Row> {
  rows: readonly Row[];
  /** Of all pages. */
  count: number;
  /** Counting stopped at `count`. */
  isMore: boolean;
  onRefresh: () => void;
  columnChoice: ListColumns;
}

/**
 * Everything that decides what the list shows, and what can be done with the list as a whole: one row on
 * wide screens; on phones the search, and a sheet with the rest.
 */
export function ListToolbar<Answer, Row>(props: Props<Answer, Row>) {
  const { t } = useLingui();
  const wide = useWide();
  const { list, result, search, filters = [], choices, more = [] } = props;
  const asOf = toAsOf(result.data);
  const field = search ? (
    <SearchField
      {...search}
      search={list.params.search ?? ''}
      onSearch={(texts) => list.set({ search: texts })}
    />
  ) : null;
  const age = (
    <Age when={props.refresh} asOf={asOf} busy={result.isFetching} onRefresh={props.onRefresh} />
  );
  if (!wide)
    return (
      <div className="space-y-2 empty:hidden print:hidden">
        <search className="flex items-center gap-2 empty:hidden">
          {field ? <div className="min-w-0 flex-1">{field}</div> : null}
          {hasSheet(props) ? <PhoneTools {...props} age={age} /> : age}
          <MoreMenu actions={more} />
        </search>
        {choices}
        {/* Without a sheet it is in the line of the search. */}
        <div className="text-right leading-4 empty:hidden">
          {asOf && hasSheet(props) ? <AsOf at={asOf} /> : null}
        </div>
      </div>
    );
  return (
    <div className="flex flex-wrap items-start gap-x-2 gap-y-1 empty:hidden print:hidden">
      <search className="contents">
        {field ? <div className="w-60 xl:w-64">{field}</div> : null}
        {choices}
      </search>
      <Toolbar
        label={t`Tools of the list`}
        className="flex min-w-0 flex-1 flex-wrap items-center gap-x-1 gap-y-1"
      >
        <FilterChips filters={filters} />
        <div className="ml-auto flex items-center">
          <WideTools {...props} />
          {age}
        </div>
      </Toolbar>
    </div>
  );
}

/** The columns of the files: those of the table that the user has not hidden. */
const toFileColumns = <Answer, Row>({ columns = [], columnChoice }: Props<Answer, Row>) =>
  columns
    .filter(({ id, hideable }) => !(hideable && columnChoice.byUser.includes(id)))
    .flatMap(({ file = [] }) => file);

/** The files of the list; there are none of a list without rows. */
function Files<Answer, Row>(props: Props<Answer, Row> & { inSheet?: boolean }) {
  if (props.rows.length === 0) return null;
  return (
    <ListExport
      list={props.export}
      files={props.files?.(props.rows)}
      columns={toFileColumns(props)}
      count={props.count}
      isMore={props.isMore}
      inSheet={props.inSheet ?? false}
    />
  );
}

function WideTools<Answer, Row>(props: Props<Answer, Row>) {
  const { name, list, result, columns, columnChoice } = props;
  return (
    <>
      {props.tools?.(result.data)}
      {props.views ? (
        <Disclosure button={<Trans>Views</Trans>}>
          {(close) => (
            <SavedViews name={name} view={list.view} onView={list.setView} onDone={close} />
          )}
        </Disclosure>
      ) : null}
      <Files {...props} />
      {props.rows.length > 0 && columns?.some(({ hideable }) => hideable) ? (
        <ColumnMenu
          columns={columns}
          hidden={columnChoice.hidden}
          onToggle={columnChoice.onToggle}
        />
      ) : null}
    </>
  );
}

const isSorted = <Answer, Row>({ list, unsorted, columns = [] }: Props<Answer, Row>): boolean =>
  list.params.sort !== undefined && !unsorted && columns.some(isSortable);

/** Whether phones have a sheet with tools of the list. */
function hasSheet<Answer, Row>(props: Props<Answer, Row>): boolean {
  const { filters = [], rows, views, tools, export: exported, files } = props;
  const hasFiles = rows.length > 0 && (exported || files);
  return Boolean(filters.length > 0 || isSorted(props) || hasFiles || views || tools);
}

function PhoneTools<Answer, Row>(props: Props<Answer, Row> & { age: ReactNode }) {
  const { name, list, result, columns = [], filters = [], count } = props;
  const { sort } = list.params;
  return (
    <ListSheet
      filters={filters}
      count={result.data === undefined ? undefined : count}
      isMore={props.isMore}
    >
      {sort !== undefined && isSorted(props) ? (
        <SortField
          columns={columns}
          sort={toSort(sort)}
          onSort={(next) => list.set({ sort: fromSort(next) })}
        />
      ) : null}
      {props.views ? (
        <SheetPart title={<Trans>Views</Trans>}>
          <SavedViews name={name} view={list.view} onView={list.setView} />
        </SheetPart>
      ) : null}
      <Files {...props} inSheet />
      {props.tools?.(result.data)}
      <div className="flex items-center justify-end gap-2">{props.age}</div>
    </ListSheet>
  );
}
