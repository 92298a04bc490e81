import { demoPassword } from '#server/production/published-passwords.ts';

export { demoPassword };

/**
 * The hash that the feed contains instead of the password. The import would refuse the plain password,
 * because it breaks the password rules.
 */
export const demoPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$k5E5EiOMaaUxA/yeQlBphA$9SF638h/MgXL4ADSJNgEzQovv0V7x3oUDi84ypCL9b0';

/** A login of the demo: who it is, where, and what to look at with it. */
export interface DemoLogin {
  username: string;
  /** The group role's id. */
  role: string;
  sorg: string;
  see: string;
}

const kinds: readonly (readonly [name: string, role: string, see: string])[] = [
  ['dealer', 'dealer', 'dealer level A: own prices, cart, checkout, orders'],
  ['dealer2', 'dealer', 'dealer level B: other prices, other promotions'],
  ['owner', 'shop-owner', 'owner of the shop of dealer level A: invites colleagues'],
  ['vendor', 'customer-vendor', 'dealer that also sells: article maintenance, incoming orders'],
  [
    'blocked',
    'dealer',
    'dealer over the credit limit: ordering is blocked, and invoices cannot be paid here',
  ],
  ['sales', 'salesman', 'sales person SP1: change customer, orders of own dealers'],
  ['group', 'sales.group', 'sales group SG1: all dealers of the region'],
  ['lead', 'sales-lead', 'head of sales: all dealers, users, changes visits of others'],
  ['product', 'product', 'catalog only, retail prices'],
  ['guest', 'guest', 'catalog only, for a visitor'],
  ['content', 'content-admin', 'banners, announcements, news, documents'],
  ['access', 'access-admin', 'users, roles and permissions'],
  ['audit', 'audit', 'all dealers, for reading and downloads'],
  ['finance', 'finance', 'invoices and payments of all dealers'],
  ['service', 'service', 'claims, inspections and retail sales of all dealers'],
];

const sorgs: readonly (readonly [suffix: string, sorg: string])[] = [
  ['us', '2000'],
  ['de', '3000'],
  ['id', '1000'],
];

/** All demo logins, `dealer.us`, `dealer.de`, `dealer.id` and so on; all share {@link demoPassword}. */
export const logins: readonly DemoLogin[] = sorgs.flatMap(([suffix, sorg]) =>
  kinds.map(([name, role, see]) => ({ username: `${name}.${suffix}`, role, sorg, see })),
);
