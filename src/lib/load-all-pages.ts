/** A file has no more rows than that, if a list says no other number; who needs others narrows the list. */
export const mostRows = 2000;
/** Rows loaded at once. */
export const usualPage = 50;

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
  /** How much is loaded, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Loads the rows of a list for a file, page by page, at most `most` of them. A row that moved to the
 * next page in between is there once.
 */
export async function loadAllPages<Row>(
  load: LoadPage<Row>,
  keyOf: (row: Row) => string,
  options: LoadAllOptions = {},
): Promise<Row[]> {
  const { pageSize = usualPage, most = mostRows, onProgress } = options;
  const { signal = new AbortController().signal } = options;
  const all = new Map<string, Row>();
  let pages = 1;
  for (let page = 1; page <= pages; page += 1) {
    signal.throwIfAborted();
    const { rows, count } = await load({ page, limit: pageSize }, signal);
    for (const row of rows) all.set(keyOf(row), row);
    pages = Math.ceil(Math.min(count, most) / pageSize);
    onProgress?.(pages > 0 ? page / pages : 1);
  }
  signal.throwIfAborted();
  return [...all.values()];
}
