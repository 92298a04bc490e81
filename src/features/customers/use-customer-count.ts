import { useQuery } from '@tanstack/react-query';
import { customerPageSizes } from './customer-list.queries.ts';
import { customerPageQuery } from './customers.queries.ts';
import { useCustomerList } from './use-customer-list.ts';

/**
 * Returns how many customers the user may act for; undefined while unknown, and when it cannot be loaded
 * (B150). The first page has it before the whole list is loaded.
 */
export function useCustomerCount(wanted: boolean): number | undefined {
  const { data: list, isFetching, isError } = useCustomerList(wanted);
  const { data: first } = useQuery({
    ...customerPageQuery({ search: '', page: 1, limit: customerPageSizes[0] }),
    enabled: wanted && !list && (isFetching || isError),
  });
  return list?.customers.length ?? first?.info.count;
}
