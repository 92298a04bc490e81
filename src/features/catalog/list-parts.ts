/** Articles or models of the first page of a list (C001, B086). */
export const pageSize = 12;

/** The largest page asked for; the server gives at most 100. */
const largest = 96;

/** A page as the server is asked for it. */
export interface Part {
  /** From 1. */
  page: number;
  limit: number;
}

/**
 * The n-th piece of a list, from 0. The first two are pages of 12 (C001), then each doubles what is
 * there until the largest page, so that looking far down needs few requests.
 */
export function partAt(n: number): Part {
  if (n === 0) return { page: 1, limit: pageSize };
  const limit = Math.min(pageSize * 2 ** (n - 1), largest);
  return { page: limit < largest ? 2 : n - 2, limit };
}

/** Where the n-th piece begins; also how many rows the pieces before it hold. */
export function offsetOf(n: number): number {
  const { page, limit } = partAt(n);
  return (page - 1) * limit;
}

/** The piece that holds a row. */
export function partOf(row: number): number {
  if (row >= largest) return 3 + Math.floor(row / largest);
  return row < pageSize ? 0 : 1 + Math.floor(Math.log2(row / pageSize));
}
