import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Column } from '#src/ui/table/column.ts';
import { useTableSort } from '#src/ui/table/use-table-sort.ts';
import type { Customer } from './customer-device.ts';
import { type Searchable, searchCustomers } from './customer-search.ts';
import { type CustomerListParams, customerPageQuery } from './customers.queries.ts';
import { useCustomerList } from './use-customer-list.ts';

const none: readonly Searchable<Customer>[] = [];

/**
 * The customers that match, a page of them: found on the device, and by the server as long as the
 * device does not have the whole list (B055, B057). What the device has can be sorted.
 */
export function useFoundCustomers(asked: CustomerListParams, columns: readonly Column<Customer>[]) {
  const { search, page, limit } = asked;
  const list = useCustomerList(true);
  const server = useQuery({
    ...customerPageQuery(asked),
    enabled: !list.data && (list.isFetching || list.isError),
  });
  // Sorted first: that changes seldom, the search with every word.
  const { sorted, ...sorting } = useTableSort(list.data?.customers ?? none, columns);
  const found = useMemo(() => searchCustomers(sorted, search), [sorted, search]);
  const renew = () => void list.refetch();
  if (list.data) {
    const customers = found.slice((page - 1) * limit, page * limit);
    const { asOf } = list.data;
    const renewing = list.isFetching;
    return { customers, count: found.length, asOf, sorting, failed: false, renewing, renew };
  }
  return {
    customers: server.data?.customers,
    count: server.data?.info.count ?? 0,
    asOf: null,
    sorting: {},
    failed: server.isError,
    renewing: false,
    renew,
  };
}
