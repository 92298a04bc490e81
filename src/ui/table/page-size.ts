/** Rows a page of a table may have; the first is the default (C041, U059). */
export const tablePageSizes: readonly number[] = [10, 20];

/** Rows of a page where nothing else is chosen. */
export const usualPageSize = tablePageSizes[0] ?? 10;

/** The rows of a page an address asks for; any other number counts as not there. */
export function pageSizeIn(query: URLSearchParams): number {
  const limit = Number(query.get('limit'));
  return tablePageSizes.includes(limit) ? limit : usualPageSize;
}

/** Writes the rows of a page into an address, unless they go without saying. */
export function writePageSize(query: URLSearchParams, limit: number): void {
  if (limit !== usualPageSize) query.set('limit', String(limit));
}
