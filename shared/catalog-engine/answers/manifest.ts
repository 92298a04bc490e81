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

/** Many chunks of a kind compressed together, which take about half the bytes of the single chunks. */
export interface PackRef {
  kind: ChunkRef['kind'];
  /** The price list of prices; empty for the others. */
  list: string;
  nth: number;
  /** Compressed. */
  bytes: number;
}

const chunksInPack = 100;

/** The chunks of a catalog that a pack is made for; it may have been made when some of them were different. */
export function chunksOfPack(
  { range, prices }: Pick<Manifest, 'range' | 'prices'>,
  { kind, list, nth }: Pick<PackRef, 'kind' | 'list' | 'nth'>,
): ChunkRef[] {
  const all = kind === 'prices' ? (prices[list] ?? []) : range.filter((ref) => ref.kind === kind);
  return all.slice(nth * chunksInPack, (nth + 1) * chunksInPack);
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
  /** For devices that have hardly any of their chunks. */
  packs?: PackRef[];
}
