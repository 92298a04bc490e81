import type { CatalogEngine } from './catalog-engine.ts';
import { packArticles, packGroups } from './format/pack.ts';
import { atOnce } from './steps.ts';

const blockRows = 1000;

/** Things in their order as chunks of about 1,000. */
export function inChunks<Row>(
  rows: readonly Row[],
  chunk: (rows: Row[]) => Uint8Array,
): Uint8Array[] {
  return Array.from({ length: Math.ceil(rows.length / blockRows) }, (_, block) =>
    chunk(rows.slice(block * blockRows, (block + 1) * blockRows)),
  );
}

/** The articles and groups of an engine as fresh chunks. */
export function packRange(engine: CatalogEngine): Record<'articles' | 'groups', Uint8Array[]> {
  // All rows are read: whole columns take less than the parts they come from.
  atOnce(engine.completing());
  const { articles, groups } = engine.index;
  const places = (nos: Uint32Array) => Array.from(nos.keys());
  return {
    articles: inChunks(places(articles.nos), (some) =>
      packArticles(some.map((row) => engine.article(row))),
    ),
    groups: inChunks(places(groups.nos), (some) =>
      packGroups(some.map((group) => engine.group(group))),
    ),
  };
}
