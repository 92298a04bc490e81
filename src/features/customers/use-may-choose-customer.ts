import { useSession } from '#src/features/session/session.public.ts';

/**
 * Whether the user may choose among customers at all, as the server decides it (B044, B055; decision 019): the flags
 * of the role do not matter, so that finance staff and a distributor's own roles choose as well.
 */
export function useMayChooseCustomer(): boolean {
  return useSession().has('menu.change-cust');
}
