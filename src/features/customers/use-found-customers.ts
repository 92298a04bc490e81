import { useQuery } from '@tanstack/react-query';
import type { ListParams } from '#src/crud/list-params.ts';
import { useListOnDevice } from '#src/crud/use-list-on-device.ts';
import type { Column } from '#src/ui/table/column.ts';
import type { Customer } from './customer-device.ts';
import { customerPageQuery } from './customers.queries.ts';
import { useCustomerList } from './use-customer-list.ts';

/**
 * The customers that match, a page of them: found on the device, and by the server as long as the
 * device does not have the whole list (B055, B057).
 */
export function useFoundCustomers(params: ListParams, columns: readonly Column<Customer>[]) {
  const { search = '', page, limit } = params;
  const { data: list, isFetching, isError, refetch } = useCustomerList(true);
  const server = useQuery({
    ...customerPageQuery({ search, page, limit }),
    select: ({ customers, info }) => ({ rows: customers, count: info.count }),
    enabled: !list && (isFetching || isError),
  });
  const device = list && { rows: list.customers, asOf: list.asOf };
  return useListOnDevice({ device, isFetching, refetch, server }, columns, params);
}
