import type { ValueCount } from '../query.ts';
import type { Repeated } from '../table/table.ts';
import { isMixed, type Target } from './deals.ts';
import { facetBit, type Match, type Scope } from './match.ts';
import { Widest } from './widest.ts';

/** More promotions than this are not offered as filter values; the widest come first. */
const promotionsShown = 50;

/** 1 for articles that one of the deals aims at. */
export function coveredBy(scope: Scope, dealNos: readonly string[]): Uint8Array {
  const { articles, all } = scope.engine.index;
  const covered = new Uint8Array(all.length);
  const brand = articles.repeated.brand as Repeated;
  const merchandise = articles.repeated.merchandise_category as Repeated;
  const brands = new Uint8Array(brand.values.length);
  const categories = new Uint8Array(merchandise.values.length);
  for (const dealNo of dealNos)
    for (const target of targetsOf(scope, dealNo)) {
      for (const id of target.brands) brands[id] = 1;
      for (const id of target.merchandise) categories[id] = 1;
    }
  if (brands.includes(1) || categories.includes(1))
    for (let row = 0; row < covered.length; row++)
      covered[row] =
        (brands[brand.ids[row] as number] as number) |
        (categories[merchandise.ids[row] as number] as number);
  for (const dealNo of dealNos)
    for (const { rows } of targetsOf(scope, dealNo)) for (const row of rows) covered[row] = 1;
  return covered;
}

function targetsOf({ book }: Scope, dealNo: string): Target[] {
  return book.deals.flatMap((deals) => deals.target(dealNo) ?? []);
}

/**
 * How many articles each deal of today covers, its own selection left out.
 * @param counts articles by brand and by merchandise category; only deals that aim at several kinds of
 *   things are counted article by article
 */
export function promotionCounts(
  match: Match,
  scope: Scope,
  [brands, merchandise]: [Uint32Array, Uint32Array],
): ValueCount[] {
  // Whatever else fails, another bit is set.
  const others = ~facetBit('promotions');
  const matches = (row: number) => Number((match.failed(row) & others) === 0);
  const sum = (ids: readonly number[], counts: Uint32Array) =>
    ids.reduce((total, id) => total + (counts[id] as number), 0);
  const byArticle = (dealNo: string) => {
    const covered = coveredBy(scope, [dealNo]);
    let n = 0;
    for (const rows of [match.hits, match.near('promotions')])
      for (let at = 0; at < rows.length; at++) n += covered[rows[at] as number] as number;
    return n;
  };
  const counted = (dealNo: string, deal: Target) => {
    if (isMixed(deal)) return byArticle(dealNo);
    if (deal.brands.length > 0) return sum(deal.brands, brands);
    if (deal.merchandise.length > 0) return sum(deal.merchandise, merchandise);
    return deal.rows.reduce((n, row) => n + matches(row), 0);
  };
  const { deals, shared } = scope.book;
  const widest = new Widest(promotionsShown);
  for (const book of deals) {
    for (const [dealNo, target] of book.wide)
      if (!shared.has(dealNo)) widest.add(dealNo, counted(dealNo, target));
    const { singles } = book;
    for (let at = 0; at < singles.length; at++) {
      const row = book.rowOfSingle(at);
      if (row === -1 || matches(row) === 0) continue;
      const dealNo = book.dealNo(singles[at] as number);
      if (shared.has(dealNo)) continue;
      // Those that follow are no wider and come later in the order.
      if (!widest.takes(dealNo, 1)) break;
      widest.add(dealNo, 1);
    }
  }
  for (const dealNo of shared) widest.add(dealNo, byArticle(dealNo));
  return widest.values;
}
