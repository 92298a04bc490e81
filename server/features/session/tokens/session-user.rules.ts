import type { CustomerCode, UserArea, Viewer } from '#server/graphql/context.ts';
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
export function userEntity(
  user: SessionUser,
  viewer: Viewer,
  { customerName, limitation }: { customerName: string | null; limitation: string | null },
) {
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
    limitation,
    customerData: customer && { custName: customerName ?? '', custCode: customer.unified },
    salesActiveCustCode: customer,
    sorg: viewer.sorg,
  };
}

/**
 * The limitation of the active area (reading 17): that of the sales organisation which names the active customer, or else
 * the first that may be changed.
 * @param changesCustomer false where the areas with the active customer are all for reading
 */
export function activeLimitation(
  { sorg, customer, areas }: Pick<Viewer, 'sorg' | 'customer' | 'areas'>,
  changesCustomer: boolean,
): string | null {
  const here = areas.filter((area) => area.sorg === sorg);
  const writable = writableAreas(here);
  const usable = changesCustomer && writable.length > 0 ? writable : here;
  const isRead = ({ limitation }: UserArea) => limitation === 'audit';
  const active =
    (changesCustomer ? undefined : here.find(isRead)) ??
    usable.find(
      ({ limitation, value }) => limitation === 'customer' && value === customer?.unified,
    ) ??
    usable[0];
  return active?.limitation ?? null;
}

/** The codes of a customer's row. */
export function codesOf({ unified, r3, isr }: CustomerCode): CustomerCode {
  return { unified, r3, isr };
}
