import type { GroupsetRow } from '../rows.ts';
import type { AnswerContext } from './context.ts';
import { criteriaOf } from './criteria.rules.ts';
import { groupsetsWith } from './groupsets.ts';
import type { SearchHitsAnswer } from './shapes.ts';

/**
 * How much a search finds in each kind of product, so that none is overlooked (decision 029).
 * @param groupsets all that there are; null where they are not known: then nothing is said of them
 * @throws BadCriteria for too many or too long words
 */
export function searchHitsAnswer(
  { engine, market }: Pick<AnswerContext, 'engine' | 'market'>,
  search: string,
  groupsets: readonly Pick<GroupsetRow, 'id' | 'name' | 'brand' | 'serie'>[] | null,
): SearchHitsAnswer[] {
  const hits: SearchHitsAnswer[] = market
    .categoryHits(criteriaOf({ search }))
    .map(({ category, ...counts }) => ({ kind: category, ...counts }));
  if (!groupsets) return hits;
  const sets = groupsetsWith(engine, search, groupsets).length;
  return [...hits, { kind: 'groupset', articles: sets, models: sets }];
}
