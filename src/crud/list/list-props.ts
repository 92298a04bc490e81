import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RowAction } from '#src/ui/overlay/row-menu.tsx';
import type { PaginationProps } from '#src/ui/table/pagination.tsx';
import type { TableSelection } from '#src/ui/table/table-selection.ts';
import type { Filter } from './filters.tsx';
import type { ListBodyProps } from './list-body.tsx';
import type { ExportedList, ListFile } from './list-export.tsx';
import type { ListParams, ListState } from './list-params.ts';
import type { RowSelection } from './row-selection.tsx';
import type { SearchFieldProps } from './search-field.tsx';

/** A page of rows, and how many rows there are on all pages. */
export interface ListAnswer<Row> {
  rows: readonly Row[];
  count: number;
  /** There are more rows than `count`, at which counting stopped; only those counted are on pages. */
  more?: boolean;
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
  /** The one action that the list is for: right of the title, on phones at the lower edge. */
  action?: ReactNode;
  /** Further actions and pages, in a menu. */
  more?: readonly RowAction[];
  /** A `SubNav` of related lists. It replaces the visible title, which its current link repeats. */
  tabs?: ReactNode;
  /** Between the title and the toolbar: a summary. */
  above?: ReactNode;
  search?: Omit<SearchFieldProps, 'search' | 'onSearch'>;
  filters?: readonly Filter[];
  /** A choice of two or three lists, after the search. */
  choices?: ReactNode;
  /** The list can be loaded again by a button; `old` offers it when the rows are no longer fresh. */
  refresh?: boolean | 'old';
  /** The user can save the search, filters and sort under a name. */
  views?: boolean;
  /** Saves all rows as files, with the columns that are shown. */
  export?: ExportedList;
  /** Further files of the list, in the same menu. @param rows those of this page */
  files?: (rows: readonly Row[]) => readonly ListFile[];
  /** A further tool for the list as a whole, such as printing. */
  tools?: (answer: Answer | undefined) => ReactNode;
  /** Under the rows. */
  below?: ReactNode;
  /** Directly above the rows: a summary of them, what came of an action. */
  notice?: ReactNode;
  /** The selection, where the list does not have one of its own for `bulk`. */
  selection?: TableSelection<Row> | undefined;
  /** Given: rows can be selected, and this is what can be done with them. */
  bulk?: ((selection: RowSelection<Row>) => ReactNode) | undefined;
  /** Where pages are chosen in another way than in other lists. */
  paging?: Pick<PaginationProps, 'most' | 'pageSizes'>;
}
