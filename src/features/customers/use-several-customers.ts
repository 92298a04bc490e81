import { useIdle } from '#src/lib/hooks/use-idle.ts';
import { useCustomerList } from './use-customer-list.ts';
import { useMayChooseCustomer } from './use-may-choose-customer.ts';

/**
 * Whether there is another customer to change to (B054); false until the list is known. Loads the list
 * once the first screen is shown (B055).
 */
export function useSeveralCustomers(): boolean {
  const mayChoose = useMayChooseCustomer();
  const idle = useIdle();
  const { data } = useCustomerList(mayChoose && idle);
  return mayChoose && (data?.customers.length ?? 0) > 1;
}
