import type { ChunkRef, Manifest } from '#shared/catalog-engine/answers/manifest.ts';

/** Numbers (`no`) per block of articles, groups and details. */
export const rangeBlock = 1_000;
/** Numbers per block of prices, which are a few bytes each. */
export const priceBlock = 10_000;

/** The plan of a build: blocks to pack again; null for all. */
export interface Plan {
  articles: ReadonlySet<number> | null;
  groups: ReadonlySet<number> | null;
  prices: ReadonlySet<number> | null;
}

/** Packs everything again. */
export const wholePlan: Plan = { articles: null, groups: null, prices: null };

const blocks = (numbers: readonly number[], size: number) =>
  new Set(numbers.map((no) => Math.floor(no / size)));

/**
 * The blocks that changes touch. A change of the range touches prices too, as only active articles
 * have theirs packed.
 * @param range numbers of the articles whose row changed and of their groups; null for all
 * @param prices numbers of the articles whose price changed; null for all
 */
export function planBuild(
  range: readonly { no: number; group: number }[] | null,
  prices: readonly { no: number }[] | null,
): Plan {
  const priced = range && prices && [...range, ...prices].map(({ no }) => no);
  return {
    articles:
      range &&
      blocks(
        range.map(({ no }) => no),
        rangeBlock,
      ),
    groups:
      range &&
      blocks(
        range.map(({ group }) => group),
        rangeBlock,
      ),
    prices: priced && blocks(priced, priceBlock),
  };
}

/** Returns the chunks of a kind after some blocks were packed again, by block. */
export function merged(
  before: readonly ChunkRef[],
  touched: ReadonlySet<number> | null,
  fresh: readonly ChunkRef[],
): ChunkRef[] {
  const stay = touched ? before.filter(({ block }) => !touched.has(block)) : [];
  return [...stay, ...fresh].sort((a, b) => a.block - b.block);
}

/** Whether two versions hold the same. */
export function sameContent(a: Manifest, b: Manifest): boolean {
  const content = ({ range, prices }: Manifest) =>
    JSON.stringify([
      range.map(({ hash }) => hash),
      Object.entries(prices).map(([list, refs]) => [list, refs.map(({ hash }) => hash)]),
    ]);
  return content(a) === content(b);
}

/** Every chunk of a version, by hash. */
export function chunksByHash(manifest: Manifest | null): Map<string, ChunkRef> {
  const all = manifest ? [...manifest.range, ...Object.values(manifest.prices).flat()] : [];
  return new Map(all.map((ref) => [ref.hash, ref]));
}

/**
 * Versions also increase when a database is set up again, so that no device mistakes a version of another
 * history for its own.
 */
export function nextVersion(before: Manifest | null, now: number): number {
  return Math.max((before?.version ?? 0) + 1, Math.floor(now / 1_000));
}
