/**
 * What a role says of its holders beside its permissions: sales staff, a customer, a customer-vendor, or
 * somebody who only looks at the catalog. A user with nothing but `catalogOnly` roles has no cart.
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

/** The flags of a role that says none, as feeds from before there were flags: those its name stands for. */
export function flagsByName({ id, name }: { id: string; name: string }): RoleFlag[] {
  const flags = [id, name].flatMap((word) => byName[word.toLowerCase()] ?? []);
  return [...new Set(flags)];
}
