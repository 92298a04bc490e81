import type { UserArea, Viewer } from '#server/graphql/context.ts';

/** The permission to choose among all customers of one's areas (S036). */
export const chooseCustomers = 'menu.change-cust';

/**
 * The viewer's areas that give access to customers (E084 to E088). Who may not choose customers is held
 * to those an area names one by one: guest, product and content users have an area for the whole
 * catalog and read it at retail prices. Auditors choose among all customers of their areas like sales
 * staff, and only read (B046, reading 88; see server/graphql/read-only.ts).
 */
export function areasInForce({ sorg, scopes, areas }: Viewer): UserArea[] {
  const here = areas.filter((area) => area.sorg === sorg);
  if (scopes.has(chooseCustomers)) return here;
  return here.filter(({ limitation }) => limitation === 'customer');
}

/** Whether an area has all customers of its sales organisation. */
export const hasAllCustomers = ({ limitation }: UserArea): boolean =>
  limitation === 'all' || limitation === 'audit';

/** Whether the fence of the viewer leaves out no customer of the sales organisation. */
export const seesAllCustomers = (viewer: Viewer): boolean =>
  areasInForce(viewer).some(hasAllCustomers);
