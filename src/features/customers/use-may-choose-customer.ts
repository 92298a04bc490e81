import { useSession } from '#src/features/session/session.public.ts';

/** Whether the user may choose among customers at all (B044, B056). */
export function useMayChooseCustomer(): boolean {
  const { user, has } = useSession();
  return has('menu.change-cust') && (user.isSales || user.isCustomer || user.isCustVendor);
}
