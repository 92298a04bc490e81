import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { type Searchable, searchRows } from '#src/lib/search-rows.ts';
import type { Column } from '#src/ui/table/column.ts';
import { sortRows } from '#src/ui/table/sort-rows.ts';
import { type ListParams, toSort } from './list-params.ts';
import type { ListAnswer, ListResult } from './list-props.ts';

/** A page of rows; their age is known of those of the device. */
export interface DeviceAnswer<Row> extends ListAnswer<Row> {
  asOf?: number;
}

interface Sources<Row> {
  /** All rows, and when they were loaded; undefined as long as the device does not have them. */
  device: { rows: readonly Searchable<Row>[]; asOf: number } | undefined;
  isFetching: boolean;
  refetch: () => Promise<{ error: unknown }>;
  /** A page that the server has found, until the device has all rows. */
  server: Omit<ListResult<ListAnswer<Row>>, 'refetch'>;
}

const none: readonly [] = [];

/**
 * For a `ListFrame` of rows that the device has as a whole sooner or later: finds, sorts and cuts out the
 * rows of a page as soon as it does. Rows of the server come unsorted.
 */
export function useListOnDevice<Row>(
  { device, isFetching, refetch, server }: Sources<Row>,
  columns: readonly Column<Row>[],
  { search = '', sort, page, limit }: ListParams,
): ListResult<DeviceAnswer<Row>> {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const all = device?.rows ?? none;
  // Sorted first: that changes seldom, the search with every word.
  const sorted = useMemo(
    () => sortRows(all, columns, toSort(sort), locale),
    [all, columns, sort, locale],
  );
  const found = useMemo(() => searchRows(sorted, search), [sorted, search]);
  if (!device) return { ...server, refetch };
  const rows = found.slice((page - 1) * limit, page * limit);
  const idle = { isPending: false, isPlaceholderData: false, isError: false, error: null };
  return { ...idle, data: { rows, count: found.length, asOf: device.asOf }, isFetching, refetch };
}
