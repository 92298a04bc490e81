const blockRows = 1000;

/** Things in their order as chunks of about 1,000. */
export function splitIntoChunks<Row>(
  rows: readonly Row[],
  chunk: (rows: Row[]) => Uint8Array,
): Uint8Array[] {
  return Array.from({ length: Math.ceil(rows.length / blockRows) }, (_, block) =>
    chunk(rows.slice(block * blockRows, (block + 1) * blockRows)),
  );
}
