import type { ValueCount } from '../query-types.ts';
import { isMixed, type Target } from './deal-book.ts';
import { type Counted, countLists } from './model-counts.ts';
import { lendCovered, listTargets, promotionsShown } from './promotion-counts.ts';
import type { Scope } from './query-scope.ts';
import { TopValues } from './top-values.ts';

/** How many models each named promotion of today covers with an article (see `promotionCounts`). */
export function modelPromotions(counted: Counted, scope: Scope): ValueCount[] {
  const { engine, book } = scope;
  const valid = engine.names.promotions.filter(
    ({ valid_from, valid_to }) => valid_from <= book.today && book.today <= valid_to,
  );
  const targets = valid.map(({ code }) => listTargets(scope, code));
  const byValue = countByValue(counted, scope, targets);
  const widest = new TopValues(promotionsShown);
  valid.forEach(({ code }, at) => {
    // A deal with steps both for everybody and on the price list aims at what either aims at.
    const [target, ...others] = targets[at] as Target[];
    if (!target) return;
    if (others.length > 0 || isMixed(target)) widest.add(code, countCovered(counted, scope, code));
    else if (target.rows.length > 0) widest.add(code, countRows(counted, scope, target.rows));
    else widest.add(code, byValue[at] as number);
  });
  return widest.values;
}

/** Models by number of the deal, of deals that aim at brands or at merchandise categories. */
function countByValue(counted: Counted, { engine }: Scope, targets: Target[][]): Uint32Array {
  const { brand, merchandise_category } = engine.index.articles.repeated;
  const brands = new Map<number, number[]>();
  const categories = new Map<number, number[]>();
  const put = (map: Map<number, number[]>, id: number, deal: number) => {
    map.set(id, [...(map.get(id) ?? []), deal]);
  };
  targets.forEach((all, deal) => {
    for (const target of all) {
      for (const id of target.brands) put(brands, id, deal);
      for (const id of target.merchandise) put(categories, id, deal);
    }
  });
  const none: number[] = [];
  return countLists(counted, targets.length, (row) => {
    const ofBrand = brands.get(brand?.ids[row] as number) ?? none;
    const ofCategory = categories.get(merchandise_category?.ids[row] as number) ?? none;
    return ofCategory.length === 0 ? ofBrand : [...ofBrand, ...ofCategory];
  });
}

/** The models of single articles. */
function countRows({ match, bits }: Counted, { engine }: Scope, rows: number[]): number {
  const { groupOf } = engine.index;
  const matching = rows.filter((row) => (match.failed(row) & ~bits) === 0);
  return new Set(matching.map((row) => groupOf[row])).size;
}

/** Models by a look at each of their articles. */
function countCovered(counted: Counted, scope: Scope, dealNo: string): number {
  return lendCovered(scope, [dealNo], (covered) => countMarked(counted, covered));
}

function countMarked({ match, pieces, found, bits }: Counted, covered: Uint8Array): number {
  let count = 0;
  let last = -1;
  for (const piece of found) {
    const group = pieces.groups[piece] as number;
    if (group === last) continue;
    for (let row = pieces.starts[piece] as number; row < (pieces.ends[piece] as number); row++)
      if (covered[row] === 1 && (match.failed(row) & ~bits) === 0) {
        count++;
        last = group;
        break;
      }
  }
  return count;
}
