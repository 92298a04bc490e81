/** Query of the catalog list; values are written as they are given, empty ones are left out. */
export type PathQuery = Record<string, string | number | readonly string[] | null | undefined>;

function withQuery(path: string, query: PathQuery | URLSearchParams = {}): string {
  const search = new URLSearchParams(query instanceof URLSearchParams ? query : '');
  for (const [key, value] of query instanceof URLSearchParams ? [] : Object.entries(query)) {
    if (value === null || value === undefined || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(key, String(one));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

const part = encodeURIComponent;

/**
 * Every URL of the app, spelled once and without the locale; `LocaleLink` and `useLocaleNavigate`
 * put the locale before it.
 */
export const paths = {
  home: () => '/',
  login: (query?: { to?: string }) => withQuery('/login', query),
  maintenance: () => '/maintenance',
  /** Landing of the catalog; `category` is `bike` or `paa` (F001, B051). */
  catalog: (query?: { category?: string }) => withQuery('/catalog', query),
  catalogBike: () => '/catalog/bike',
  catalogPaa: () => '/catalog/paa',
  catalogGroupset: () => '/catalog/groupset',
  catalogList: (query?: PathQuery | URLSearchParams) => withQuery('/catalog/list', query),
  /** A product's page; `category` as the data has it (`Bike`, `PAA`) or as the URL has it. */
  product: (category: string, slug: string) =>
    `/catalog/${category.toLowerCase() === 'bike' ? 'bike' : 'paa'}/${part(slug)}`,
  cart: () => '/cart',
  checkout: () => '/cart/checkout',
  orderConfirmation: (orderNos: readonly string[] = []) =>
    withQuery('/cart/order-confirmation', { order: orderNos }),
  orders: () => '/order',
  order: (orderNo: string) => `/order/${part(orderNo)}`,
  pendingChanges: () => '/pending-changes',
} as const;

/** The same path under a locale: `/cart` is `/de/cart`, `/` is `/de`. */
export function localePath(locale: string, path: string): string {
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The path without its first segment, with query and hash kept: `/de/cart?x` is `/cart?x`. */
export function withoutLocale(path: string): string {
  const rest = path.replace(/^\/[^/?#]*/, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}
