/** Bytes that are not a chunk this reader knows: cut off, damaged, of another kind or version. */
export class CatalogFormatError extends Error {
  override name = 'CatalogFormatError';
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
