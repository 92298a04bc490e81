/** The most rows that are loaded if nothing else is said. */
export const mostRows = 2000;
/** Rows loaded at once. */
const usualPage = 50;

export interface LoadedPage<Row> {
  rows: readonly Row[];
  /** Rows of all pages together. */
  count: number;
}

/** Loads one page of a list; pages are counted from 1. */
export type LoadPage<Row> = (
  page: { page: number; limit: number },
  signal: AbortSignal,
) => Promise<LoadedPage<Row>>;

export interface LoadAllOptions {
  /** Rows loaded at once. */
  pageSize?: number;
  /** The most rows that are loaded. */
  most?: number;
  /** Ends the loading with its reason. */
  signal?: AbortSignal;
}

/**
 * Loads the rows of a list page by page, at most `most` of them. A row that moved to the
 * next page in between is there once.
 */
export async function loadAllPages<Row>(
  load: LoadPage<Row>,
  keyOf: (row: Row) => string,
  options: LoadAllOptions = {},
): Promise<Row[]> {
  const { pageSize = usualPage, most = mostRows } = options;
  const { signal = new AbortController().signal } = options;
  const all = new Map<string, Row>();
  let pages = 1;
  for (let page = 1; page <= pages; page += 1) {
    signal.throwIfAborted();
    const { rows, count } = await load({ page, limit: pageSize }, signal);
    for (const row of rows) all.set(keyOf(row), row);
    pages = Math.ceil(Math.min(count, most) / pageSize);
  }
  signal.throwIfAborted();
  return [...all.values()];
}
