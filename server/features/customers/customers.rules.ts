import type { Viewer } from '#server/graphql/context.ts';

/**
 * The customers a viewer without menu.change-cust is held to: those named in the areas and the
 * active one; null when the viewer may choose among all of the fence (B055).
 */
export function ownCustomers({ scopes, areas, customer }: Viewer): string[] | null {
  if (scopes.has('menu.change-cust')) return null;
  const named = areas.filter(({ limitation }) => limitation === 'customer');
  return [...named.map(({ value }) => value), ...(customer ? [customer.unified] : [])];
}
