import { useQuery } from '@tanstack/react-query';
import { customerListQuery, keptCustomerListQuery } from './customer-list.queries.ts';

/**
 * All customers the user may act for: those the device keeps at once, and renewed behind them when
 * they are of an earlier session (B055).
 * @param wanted false loads nothing yet
 */
export function useCustomerList(wanted: boolean) {
  const { isFetched } = useQuery({ ...keptCustomerListQuery, enabled: wanted });
  return useQuery({ ...customerListQuery, enabled: wanted && isFetched });
}
