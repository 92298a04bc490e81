/** Bytes that are not a chunk this reader knows: cut off, damaged, of another kind or version. */
export class CatalogFormatError extends Error {
  override name = 'CatalogFormatError';
}

/**
 * Parses a JSON text in a chunk.
 * @throws CatalogFormatError for damage
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CatalogFormatError('A part of the chunk is no JSON');
  }
}

/** Damage that passes the checksum must not look like an error of ours. @throws CatalogFormatError */
export function careful<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw new CatalogFormatError('The chunk contradicts itself');
    throw error;
  }
}
