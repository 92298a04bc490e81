/** A chunk of a snapshot in the file store, named by the SHA-256 of its uncompressed bytes. */
export interface ChunkRef {
  kind: 'articles' | 'groups' | 'details' | 'names' | 'prices';
  block: number;
  hash: string;
  /** Compressed. */
  bytes: number;
}

/** A version of a sales organisation's catalog: the chunks it consists of, in loading order. */
export interface Manifest {
  format: 1;
  sorg: string;
  /** Grows with every change; seconds since 1970 when nothing is built faster than once a second. */
  version: number;
  /** ISO 8601 */
  builtAt: string;
  articles: number;
  groups: number;
  /** Kinds articles, groups, details, names. */
  range: ChunkRef[];
  /** By price list. */
  prices: Record<string, ChunkRef[]>;
}

/**
 * The response of `GET /catalog/manifest`: the manifest with the price lists of the requested customers.
 */
export interface ManifestAnswer {
  manifest: Manifest;
  /** Price list by unified customer code. */
  lists: Record<string, string>;
  /** Pictures of the range; `bytes` is an estimate of the thumbnails together. */
  images: { count: number; bytes: number };
}
