import { useLocation } from 'react-router';
import { useSession } from '#src/features/session/session.public.ts';
import { paths, withoutLocale } from './paths.ts';

/**
 * Whether the cart may be shown next to this page: in the catalog, for users who may order. Not on pages
 * that sum up lines of their own.
 */
export function useOrdering(): boolean {
  const { has, customer } = useSession();
  const path = withoutLocale(useLocation().pathname);
  const own = path === paths.fastOrder() || path === paths.repeatOrder();
  const inCatalog = path.startsWith(paths.catalog()) && !own;
  return inCatalog && customer !== null && has('cart.display-order-qty');
}
