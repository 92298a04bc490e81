/** Articles or models of the first page of a list (C001, B086), where the host says nothing else. */
const usual = 12;

/** The server gives no longer pages. */
const most = 100;

/** A page of the list, as it is requested from the server. */
export interface ListChunk {
  /** From 1. */
  page: number;
  limit: number;
}

/** How a list is requested chunk by chunk. */
export interface ListChunks {
  /** Returns the n-th chunk, from 0. */
  getChunk(n: number): ListChunk;
  /** Returns the row at which the n-th chunk begins, which is also how many rows come before it. */
  getOffset(n: number): number;
  /** Returns the number of the chunk that holds a row. */
  findChunk(row: number): number;
}

/**
 * The first two chunks are pages of the host's size (C001, C003, C004), then each doubles what is there
 * until the largest page, so that looking far down needs few requests.
 * @param size rows of the first page; 1 to 100 are taken
 */
export function planListChunks(size = usual): ListChunks {
  const first = Math.min(Math.max(Math.trunc(size) || usual, 1), most);
  const doublings = Math.floor(Math.log2(most / first));
  const largest = first * 2 ** doublings;
  const getChunk = (n: number) => {
    if (n === 0) return { page: 1, limit: first };
    return n > doublings
      ? { page: n - doublings + 1, limit: largest }
      : { page: 2, limit: first * 2 ** (n - 1) };
  };
  return {
    getChunk,
    getOffset: (n) => {
      const { page, limit } = getChunk(n);
      return (page - 1) * limit;
    },
    findChunk: (row) => {
      if (row >= largest) return doublings + Math.floor(row / largest);
      return row < first ? 0 : 1 + Math.floor(Math.log2(row / first));
    },
  };
}
