import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PaginationProps } from '#src/ui/table/pagination.tsx';
import type { Filter } from './filter-bar.tsx';
import type { ListBodyProps } from './list-body.tsx';
import type { ExportedList } from './list-export.tsx';
import type { ListParams, ListState } from './list-params.ts';
import type { RowSelection } from './row-selection.tsx';
import type { SearchFieldProps } from './search-field.tsx';

/** A page of rows, and how many rows there are on all pages. */
export interface ListAnswer<Row> {
  rows: readonly Row[];
  count: number;
}

/** The part of the query's result that a list uses. */
export interface ListResult<Answer>
  extends Pick<
    UseQueryResult<Answer>,
    'isPending' | 'isFetching' | 'isPlaceholderData' | 'isError' | 'error'
  > {
  data: Answer | undefined;
  refetch: () => Promise<{ error: unknown }>;
}

export interface ListFrameProps<Answer, Row>
  extends Omit<
    ListBodyProps<Row, Answer>,
    'answer' | 'rows' | 'list' | 'selection' | 'hidden' | 'error' | 'onRetry'
  > {
  /** Names the list where the device keeps its columns and views; not shown. */
  name: string;
  /** Without it there is no heading: a list in a dialog has the dialog's. */
  title?: ReactNode;
  /** The list is a section of a page, with a heading of the third level. */
  section?: boolean;
  list: ListState<ListParams>;
  result: ListResult<Answer>;
  /** Finds the rows in the answer. How old they are is read from its `asOf`. */
  read: (answer: Answer) => ListAnswer<Row>;
  /** Right of the title. */
  actions?: (answer: Answer | undefined) => ReactNode;
  /** Between the title and the filters: tabs, a choice of views. */
  above?: ReactNode;
  search?: Omit<SearchFieldProps, 'search' | 'onSearch'>;
  filters?: readonly Filter[];
  /** Further parameters of the list, next to its filters. */
  choices?: ReactNode;
  /** The list can be loaded again by a button; `old` offers it when the rows are no longer fresh. */
  refresh?: boolean | 'old';
  /** The user can save the search, filters and sort under a name. */
  views?: boolean;
  /** Saves all rows as files, with the columns that are shown; drawn when there are rows. */
  export?: ExportedList;
  /** Above the rows, next to the export: printing, a note. */
  tools?: (answer: Answer | undefined) => ReactNode;
  /** Directly above the rows: what came of an action. */
  notice?: ReactNode;
  /** Given: rows can be selected, and this is what can be done with them. */
  bulk?: ((selection: RowSelection<Row>) => ReactNode) | undefined;
  /** Where pages are chosen in another way than in other lists. */
  paging?: Pick<PaginationProps, 'most' | 'pageSizes'>;
}
