import type { ValueCount } from '../query-types.ts';
import type { Repeated } from '../table/table.ts';
import { isMixed, type Target } from './deal-book.ts';
import { facetBit, type Match } from './match.ts';
import type { Scope } from './query-scope.ts';
import { TopValues } from './top-values.ts';

/** More promotions than this are not offered as filter values; the widest come first. */
export const promotionsShown = 50;

/** Lends marks: 1 for articles that one of the deals aims at. */
export function lendCovered<Result>(
  scope: Scope,
  dealNos: readonly string[],
  task: (covered: Uint8Array) => Result,
): Result {
  const { all, scratch } = scope.engine.index;
  return scratch.lend('covered', Uint8Array, all.length, (covered) => {
    writeCovered(scope, dealNos, covered.fill(0));
    return task(covered);
  });
}

function writeCovered(scope: Scope, dealNos: readonly string[], covered: Uint8Array): void {
  const { articles } = scope.engine.index;
  const brand = articles.repeated.brand as Repeated;
  const merchandise = articles.repeated.merchandise_category as Repeated;
  const brands = new Uint8Array(brand.values.length);
  const categories = new Uint8Array(merchandise.values.length);
  for (const dealNo of dealNos)
    for (const target of listTargets(scope, dealNo)) {
      for (const id of target.brands) brands[id] = 1;
      for (const id of target.merchandise) categories[id] = 1;
    }
  if (brands.includes(1) || categories.includes(1))
    for (let row = 0; row < covered.length; row++)
      covered[row] =
        (brands[brand.ids[row] as number] as number) |
        (categories[merchandise.ids[row] as number] as number);
  for (const dealNo of dealNos)
    for (const { rows } of listTargets(scope, dealNo)) for (const row of rows) covered[row] = 1;
}

export function listTargets({ book }: Scope, dealNo: string): Target[] {
  return book.deals.flatMap((deals) => deals.target(dealNo) ?? []);
}

/**
 * How many articles each promotion of today covers, the selection of promotions left out. Deals that
 * have no name people know them by are no values to choose from.
 * @param counts articles by brand and by merchandise category; only deals that aim at several kinds of
 *   things are counted article by article
 */
export function promotionCounts(
  match: Match,
  scope: Scope,
  [brands, merchandise]: [Uint32Array, Uint32Array],
): ValueCount[] {
  // A row that fails another criterion has another bit set.
  const others = ~facetBit('promotions');
  const matches = (row: number) => Number((match.failed(row) & others) === 0);
  const sum = (ids: readonly number[], counts: Uint32Array) =>
    ids.reduce((total, id) => total + (counts[id] as number), 0);
  const byArticle = (dealNo: string) =>
    lendCovered(scope, [dealNo], (covered) => {
      const count = (rows: Uint32Array) => rows.reduce((n, row) => n + (covered[row] as number), 0);
      return match.hits(0, count) + match.hits(facetBit('promotions'), count);
    });
  const counted = (dealNo: string, deal: Target) => {
    if (isMixed(deal)) return byArticle(dealNo);
    if (deal.brands.length > 0) return sum(deal.brands, brands);
    if (deal.merchandise.length > 0) return sum(deal.merchandise, merchandise);
    return deal.rows.reduce((n, row) => n + matches(row), 0);
  };
  const { engine, book } = scope;
  const widest = new TopValues(promotionsShown);
  for (const { code, valid_from, valid_to } of engine.names.promotions) {
    if (book.today < valid_from || valid_to < book.today) continue;
    // A deal with steps both for everybody and on the price list aims at what either aims at.
    const [target, ...others] = listTargets(scope, code);
    if (target) widest.add(code, others.length > 0 ? byArticle(code) : counted(code, target));
  }
  return widest.values;
}
