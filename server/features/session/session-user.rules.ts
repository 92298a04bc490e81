import type { CustomerCode, Viewer } from '#server/graphql/context.ts';
import { readsOnly, writableAreas } from '#server/graphql/read-only.ts';
import { shownAddress } from '#server/lib/mail-address.ts';
import type { RoleFlag } from '#shared/role-flags.ts';
import type { SessionUser } from './session.store.ts';

/**
 * Users who only browse have no cart, neither its badge nor its pages (B003, N060); the same goes for
 * auditors.
 */
const cartScope = 'cart.display-order-qty';

/** Returns the permissions of a user. */
export function scopesOf({ roles, permissions, areas }: SessionUser): Set<string> {
  const scopes = new Set(permissions.map(({ permission }) => permission));
  const onlyLooks = roles.length > 0 && roles.every(({ flags }) => flags.includes('catalogOnly'));
  if (onlyLooks || readsOnly(areas)) scopes.delete(cartScope);
  return scopes;
}

/** The viewer a user is in a sales organisation, acting for a customer or for none. */
export function viewerFor(user: SessionUser, sorg: string, customer: CustomerCode | null): Viewer {
  return {
    userId: user.id,
    username: user.username,
    sorg,
    scopes: scopesOf(user),
    areas: user.areas,
    customer,
  };
}

/**
 * The logged-in user as GET /user answers it (E067 to E101, B002). The scopes are those of the token,
 * since a change of rights shows at the next refresh (N114).
 */
export function userEntity(user: SessionUser, viewer: Viewer, customerName: string | null) {
  const is = (flag: RoleFlag) => user.roles.some(({ flags }) => flags.includes(flag));
  const { customer } = viewer;
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    email: shownAddress(user.email),
    language: user.language,
    roles: user.roles.map(({ id, name, description }) => ({
      id,
      description: description || name,
    })),
    groupRole: { id: user.groupRoleId, description: user.groupRoleDescription },
    userAreas: user.areas,
    scopes: [...viewer.scopes],
    hasCustCode: customer !== null,
    isSales: is('sales'),
    isCustomer: is('customer'),
    isCustVendor: is('customerVendor'),
    // `audit` only for those who change nothing at all.
    limitation: (writableAreas(user.areas)[0] ?? user.areas[0])?.limitation ?? null,
    customerData: customer && { custName: customerName ?? '', custCode: customer.unified },
    salesActiveCustCode: customer,
    sorg: viewer.sorg,
  };
}

/** The codes of a customer's row. */
export function codesOf({ unified, r3, isr }: CustomerCode): CustomerCode {
  return { unified, r3, isr };
}
