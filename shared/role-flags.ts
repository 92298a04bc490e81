/**
 * The flags that a role has in addition to its permissions: sales staff, a customer, a customer-vendor, or a
 * user who only browses the catalog. A user with nothing but `catalogOnly` roles has no cart.
 */
export const roleFlags = ['sales', 'customer', 'customerVendor', 'catalogOnly'] as const;
export type RoleFlag = (typeof roleFlags)[number];

const byName: Record<string, RoleFlag> = {
  salesman: 'sales',
  'sales.group': 'sales',
  dealer: 'customer',
  customer: 'customer',
  'customer-vendor': 'customerVendor',
  product: 'catalogOnly',
  guest: 'catalogOnly',
};

/** Returns the flags that the name of a role implies, for feeds without the column `flags`. */
export function flagsByName({ id, name }: { id: string; name: string }): RoleFlag[] {
  const flags = [id, name].flatMap((word) => byName[word.toLowerCase()] ?? []);
  return [...new Set(flags)];
}
