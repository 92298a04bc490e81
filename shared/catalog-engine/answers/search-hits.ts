import type { GroupsetRow } from '../row-types.ts';
import type { AnswerContext } from './answer-context.ts';
import type { SearchHitsAnswer } from './answer-shapes.ts';
import { parseCriteria } from './criteria.rules.ts';
import { groupsetsWith } from './groupsets.ts';

/**
 * How much a search finds in each kind of product, so that none is overlooked (decision 029).
 * @param groupsets all that there are; null where they are not known: then nothing is said of them
 * @throws BadCriteria for too many or too long words
 */
export function searchHitsAnswer(
  { engine, pricedCatalog }: Pick<AnswerContext, 'engine' | 'pricedCatalog'>,
  search: string,
  groupsets: readonly Pick<GroupsetRow, 'id' | 'name' | 'brand' | 'serie'>[] | null,
): SearchHitsAnswer[] {
  const hits: SearchHitsAnswer[] = pricedCatalog
    .categoryHits(parseCriteria({ search }))
    .map(({ category, ...counts }) => ({ kind: category, ...counts }));
  if (!groupsets) return hits;
  const sets = groupsetsWith(engine, search, groupsets).length;
  return [...hits, { kind: 'groupset', articles: sets, models: sets }];
}
