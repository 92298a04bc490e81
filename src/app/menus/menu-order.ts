/** The ids of the specification's entries in the order of the menu, whichever feature gives them. */
const ids = [
  'catalog',
  'fast-order',
  'offline-catalog',
  'cart',
  'orders',
  'invoices',
  'payments',
  'claims',
  'inspections',
  'retail-sales',
  'bonus',
  'sales-overview',
  'sales-areas',
  'click-collect',
  'downloads',
  'uploads',
  'third-party',
  'visits',
  'marketing',
  'sales-documents',
  'news',
  'catalog-analysis',
  'order-confirmations',
  'users',
  'roles',
  'group-roles',
  'permissions',
  'announcements',
  'banners',
];

const ranks = new Map(ids.map((id, index) => [id, index]));
const rankOf = ({ id }: { id: string }) => ranks.get(id) ?? ids.length;

/** Sorts entries as the menu shows them; those that are not in the specification come last, as they are. */
export function inMenuOrder<E extends { id: string }>(entries: readonly E[]): E[] {
  return entries.toSorted((a, b) => rankOf(a) - rankOf(b));
}
