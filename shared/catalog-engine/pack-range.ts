import type { CatalogEngine } from './catalog-engine.ts';
import { atOnce } from './cooperative-steps.ts';
import { packArticles, packGroups } from './format/pack-rows.ts';
import { splitIntoChunks } from './format/split-into-chunks.ts';

/** The articles and groups of an engine as fresh chunks. */
export function packRange(engine: CatalogEngine): Record<'articles' | 'groups', Uint8Array[]> {
  // All rows are read: whole columns take less than the parts they come from.
  atOnce(engine.completeSteps());
  const { articles, groups } = engine.index;
  const places = (nos: Uint32Array) => Array.from(nos.keys());
  return {
    articles: splitIntoChunks(places(articles.nos), (some) =>
      packArticles(some.map((row) => engine.article(row))),
    ),
    groups: splitIntoChunks(places(groups.nos), (some) =>
      packGroups(some.map((group) => engine.group(group))),
    ),
  };
}
