import type { CatalogEngine } from './catalog-engine.ts';
import { inChunks } from './format/in-chunks.ts';
import { packArticles, packGroups } from './format/pack.ts';
import { atOnce } from './steps.ts';

/** The articles and groups of an engine as fresh chunks. */
export function packRange(engine: CatalogEngine): Record<'articles' | 'groups', Uint8Array[]> {
  // All rows are read: whole columns take less than the parts they come from.
  atOnce(engine.completeSteps());
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
