/** A query; values are written as they are given, empty ones are left out. */
export type Query =
  | Record<string, string | number | readonly string[] | null | undefined>
  | URLSearchParams;

/** A segment of a path. */
export type PathPart = string | number;

export const part = (value: PathPart): string => encodeURIComponent(value);

/** A last part that may be missing, with the slash before it. */
export const optional = (value: PathPart | undefined): string =>
  value === undefined ? '' : `/${part(value)}`;

/** A path with its query. */
export function at(path: string, query: Query = {}): string {
  const search = new URLSearchParams(query instanceof URLSearchParams ? query : '');
  for (const [key, value] of query instanceof URLSearchParams ? [] : Object.entries(query)) {
    if (value === null || value === undefined || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(key, String(one));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** Returns a path under a locale: `/cart` becomes `/de/cart`, `/` becomes `/de`. */
export function localePath(locale: string, path: string): string {
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The path without its first segment, with query and hash kept: `/de/cart?x` is `/cart?x`. */
export function withoutLocale(path: string): string {
  const rest = path.replace(/^\/[^/?#]*/, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}
