/** A file has no more rows than that; who needs others chooses fewer days. */
export const mostRows = 2000;
/** Rows asked for at once. */
const perCall = 50;

export interface LoadedPage<Row> {
  rows: readonly Row[];
  /** Rows of all pages together. */
  count: number;
}

/**
 * The rows of a list for a file, page by page, at most `mostRows`. A row that moved to the next page
 * meanwhile is there once.
 */
export async function loadAllPages<Row>(
  load: (page: { page: number; limit: number }) => Promise<LoadedPage<Row>>,
  keyOf: (row: Row) => string,
): Promise<Row[]> {
  const all = new Map<string, Row>();
  let pages = 1;
  for (let page = 1; page <= pages; page += 1) {
    const { rows, count } = await load({ page, limit: perCall });
    for (const row of rows) all.set(keyOf(row), row);
    pages = Math.ceil(Math.min(count, mostRows) / perCall);
  }
  return [...all.values()];
}
