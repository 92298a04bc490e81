/** Bytes that are not a chunk this reader knows: cut off, damaged, of another kind or version. */
export class CatalogFormatError extends Error {
  override name = 'CatalogFormatError';
}
