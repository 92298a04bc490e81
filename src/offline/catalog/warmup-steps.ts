import type { AnswerContext } from '#shared/catalog-engine/answers/answer-context.ts';
import { answerOperation } from './answer-operation.ts';

/** Questions as screens ask them, one after the other narrower. */
const queries = (['PAA', 'Bike'] as const).flatMap((category, at) => {
  const filter = { category, price: { from: 1, to: 1_000_000_000 } };
  const list = (search: string) => ({
    page: 1,
    limit: 12,
    sort: { field: 'price', order: at === 0 ? 'DESC' : 'ASC' },
    filter: { ...filter, search },
  });
  return [
    ['Products', list('')],
    ['ProductGroups', list('')],
    ['Filter', { filter, unit: 'model' }],
    ['Filter', { filter: { ...filter, category: undefined, hasStock: true } }],
    ['Products', list('red')],
    ['SearchSuggestions', { text: 'red', category, limit: 4 }],
  ] as const;
});

/**
 * Makes ready what later questions would wait for, and has what answers them compiled. Between the steps
 * others may have their turn.
 */
export function* warmupSteps(ctx: AnswerContext): Generator<void> {
  yield* ctx.pricedCatalog.warmupSteps();
  for (const [operation, variables] of queries) {
    answerOperation(ctx, operation, variables);
    yield;
  }
}
