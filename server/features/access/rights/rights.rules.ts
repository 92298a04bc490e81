import type { UserArea } from '#server/graphql/context.ts';
import type { Administrator } from './administrator.store.ts';

/** The values of a customer that decide whose areas it is in. */
export interface CustomerPlace {
  sorg: string;
  unified: string;
  salesman: string;
  sales_group: string;
  sales_office: string;
}

/** The values that decide the rights of a user. */
export interface UserRights {
  groupRole: string;
  roles: readonly string[];
  areas: readonly UserArea[];
  active: boolean;
}

type Me = Pick<Administrator, 'userId' | 'areas' | 'givable'>;

/**
 * Whether an area lies inside those of the administrator (reading 55): in an area for all customers of an
 * organisation every other does, in any other the same one and its single customers.
 * @param customer the one that the area names; null for an area that names none
 */
export function isInsideAreas(
  area: UserArea,
  { areas }: Pick<Me, 'areas'>,
  customer: CustomerPlace | null,
): boolean {
  return areas.some((own) => {
    if (own.sorg !== area.sorg) return false;
    if (own.limitation === 'all') return true;
    if (own.limitation === area.limitation && own.value === area.value) return true;
    if (customer === null || own.limitation === 'customer') return false;
    return customer[own.limitation as 'salesman' | 'sales_group' | 'sales_office'] === own.value;
  });
}

/** Returns a look-up of the customer that an area names; it finds null for an area that names none, or none known. */
export function indexPlaces(
  customers: readonly CustomerPlace[],
): (area: UserArea) => CustomerPlace | null {
  const places = new Map(customers.map((place) => [`${place.sorg}:${place.unified}`, place]));
  return ({ sorg, limitation, value }) =>
    (limitation === 'customer' && places.get(`${sorg}:${value}`)) || null;
}

/** Whether all areas lie inside those of the administrator. @param customers those that the areas name */
export function areInsideAreas(
  areas: readonly UserArea[],
  me: Pick<Me, 'areas'>,
  customers: readonly CustomerPlace[],
): boolean {
  const placeOf = indexPlaces(customers);
  return areas.every((area) => isInsideAreas(area, me, placeOf(area)));
}

/**
 * Returns why an administrator may only read a user; null when the user may be changed.
 * Own names, mail and language may be changed nevertheless.
 */
export function readOnlyReason(
  me: Me,
  user: { id: number; groupRole: string },
): 'NOT_YOURSELF' | 'NOT_YOURS_TO_GRANT' | null {
  if (user.id === me.userId) return 'NOT_YOURSELF';
  return me.givable.has(user.groupRole) ? null : 'NOT_YOURS_TO_GRANT';
}

/** Whether two rights are the same; the order of roles and areas does not matter. */
export function haveSameRights(one: UserRights, other: UserRights): boolean {
  const text = ({ groupRole, roles, areas, active }: UserRights) =>
    JSON.stringify([groupRole, roles.toSorted(), areas.map(toAreaText).toSorted(), active]);
  return text(one) === text(other);
}

/** An area as text, such as `2000:customer:0002000001`. */
export function toAreaText({ sorg, limitation, value }: UserArea): string {
  return `${sorg}:${limitation}:${value}`;
}
