import { folded, lowered } from '#shared/folded-text.ts';

/** Words of the readers' addresses, which a route would hide behind (N012). */
const reserved = ['brand-assets', 'product-lineup', 'sales', 'technical', 'image', 'create'];

const longest = 100;

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * Returns the route that a title gives (reading 66), such as `grosse-raeder-2027` for "Große Räder 2027"; empty when it
 * has no Latin letters and no digits.
 */
export function toRoute(title: string): string {
  const spelled = lowered(title.normalize('NFC')).replace(
    /[äöü]/g,
    (sign) => umlauts[sign] ?? sign,
  );
  const words = folded(spelled).split(/[^a-z0-9]+/);
  return words.filter(Boolean).join('-').slice(0, longest).replace(/-$/, '');
}

/** Returns why a route cannot be one: BAD_ROUTE, ROUTE_RESERVED; null when it can. */
export function findRouteProblem(route: string): 'BAD_ROUTE' | 'ROUTE_RESERVED' | null {
  if (reserved.includes(route)) return 'ROUTE_RESERVED';
  return route.length <= longest && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(route) ? null : 'BAD_ROUTE';
}
