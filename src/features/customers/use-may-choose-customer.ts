import { useSession } from '#src/features/session/session.public.ts';

/** Whether the user may choose among customers at all; auditors choose like sales staff (B044, B046, B056). */
export function useMayChooseCustomer(): boolean {
  const { user, has } = useSession();
  const { isSales, isCustomer, isCustVendor, limitation } = user;
  return (
    has('menu.change-cust') && (isSales || isCustomer || isCustVendor || limitation === 'audit')
  );
}
