import { dealAt } from '../format/cells.ts';
import { daysOf } from '../format/days.ts';
import { filled } from '../format/template.ts';
import { placeFrom, placeOfText, type RangeIndex } from '../index-of-range.ts';
import type { DealRow } from '../rows.ts';
import { byKeys, byText } from '../table/radix.ts';
import { type Repeated, type Table, valueAt } from '../table/table.ts';
import { type Texts, textAt, textsOf } from '../table/texts.ts';

/** What a deal aims at; what no listed article has is left out. */
export interface Target {
  rows: number[];
  /** Numbers of values in the articles' columns. */
  brands: number[];
  merchandise: number[];
}

type Aim = keyof Target;
const columns = { rows: 'article', brands: 'brand', merchandise: 'merchandise_category' } as const;
const aims = Object.keys(columns) as Aim[];

/** Most deals are steps on one article: these are kept as numbers only, since there are many. */
interface Prepared {
  /** The number of each deal, in order; the steps of `d` are steps[starts[d]] to steps[starts[d + 1] - 1]. */
  dealNos: Texts;
  starts: Uint32Array;
  steps: Uint32Array;
  /** By aim and number of its column in the deals: the row, or number in the articles' column, -1 for none. */
  aimed: Record<Aim, Int32Array>;
  /** Deals on a single article, by deal_no, and the row of each. */
  singles: Texts;
  singleRows: Uint32Array;
  /** All others. */
  wide: [dealNo: string, target: Target][];
  /** Steps on brands and merchandise categories by number of these. */
  wideSteps: Record<'brands' | 'merchandise', Map<number, number[]>>;
  /** Steps on articles by row, and the rows beside them. */
  rowSteps: Uint32Array;
  stepRows: Uint32Array;
}

/** Whether a deal aims at several kinds of things. */
export function isMixed(target: Target): boolean {
  return aims.filter((aim) => target[aim].length > 0).length > 1;
}

function isSingle({ rows, brands, merchandise }: Target): boolean {
  return rows.length === 1 && brands.length + merchandise.length === 0;
}

/** The steps of deals that are valid on a day; put in order when somebody first asks. */
export class DealBook {
  readonly #table: Table;
  readonly #index: RangeIndex;
  readonly #day: number;
  #made: Prepared | null = null;

  /** @param today YYYY-MM-DD */
  constructor(index: RangeIndex, table: Table, today: string) {
    this.#index = index;
    this.#table = table;
    this.#day = daysOf(today);
  }

  /** The deals, for counting. */
  get counted(): Pick<Prepared, 'singles' | 'singleRows' | 'wide'> {
    return this.#prepared();
  }

  /** What a deal aims at; null for a deal that is not valid. */
  target(dealNo: string): Target | null {
    const steps = this.#stepsOf(dealNo);
    return steps && this.#targetOf(steps, this.#prepared().aimed);
  }

  /** The deals that another book has as well. */
  shared(other: DealBook): Set<string> {
    const { dealNos, starts } = this.#prepared();
    const both = new Set<string>();
    for (let deal = 0; deal + 1 < starts.length; deal++) {
      const dealNo = textAt(dealNos, deal) as string;
      if (other.#stepsOf(dealNo)) both.add(dealNo);
    }
    return both;
  }

  /** The steps on an article, in no order. */
  steps(row: number): DealRow[] {
    const { rowSteps, stepRows, wideSteps } = this.#prepared();
    const found: number[] = [];
    for (let at = placeFrom(stepRows, row); stepRows[at] === row; at++)
      found.push(rowSteps[at] as number);
    const { brand, merchandise_category } = this.#index.articles.repeated;
    found.push(...(wideSteps.brands.get(brand?.ids[row] as number) ?? []));
    found.push(...(wideSteps.merchandise.get(merchandise_category?.ids[row] as number) ?? []));
    return found.map((step) => dealAt(this.#table, step));
  }

  /** The first step of a deal; null for a deal that is not valid. */
  first(dealNo: string): DealRow | null {
    const position = this.#table.numbers.position as Float64Array;
    const steps = this.#stepsOf(dealNo);
    if (!steps) return null;
    const first = steps.reduce((a, b) =>
      (position[b] as number) < (position[a] as number) ? b : a,
    );
    return dealAt(this.#table, first);
  }

  #stepsOf(dealNo: string): Uint32Array | null {
    const { dealNos, starts, steps } = this.#prepared();
    const deal = placeOfText(dealNos, null, dealNo);
    return deal === null ? null : steps.subarray(starts[deal], starts[deal + 1]);
  }

  /** What a step aims at, -1 for nothing of this kind. */
  #aimOf(step: number, aim: Aim, aimed = this.#prepared().aimed): number {
    const id = (this.#table.repeated[columns[aim]] as Repeated).ids[step] as number;
    return id === 0 ? -1 : (aimed[aim][id] as number);
  }

  #targetOf(steps: Uint32Array, aimed: Prepared['aimed']): Target {
    const target: Target = { rows: [], brands: [], merchandise: [] };
    for (const step of steps)
      for (const aim of aims) {
        const one = this.#aimOf(step, aim, aimed);
        if (one !== -1 && target[aim].at(-1) !== one) target[aim].push(one);
      }
    for (const aim of aims) if (target[aim].length > 1) target[aim] = [...new Set(target[aim])];
    return target;
  }

  #prepared(): Prepared {
    this.#made ??= this.#prepare();
    return this.#made;
  }

  #prepare(): Prepared {
    const { repeated, numbers, nos } = this.#table;
    const [from, to] = [numbers.valid_from as Float64Array, numbers.valid_to as Float64Array];
    const valid = Uint32Array.from(nos.keys()).filter(
      (step) => (from[step] as number) <= this.#day && (to[step] as number) >= this.#day,
    );
    const stepNos = textsOf(
      Array.from(valid, (step) =>
        filled(valueAt(repeated.deal_no as Repeated, step) as string, [
          valueAt(repeated.article as Repeated, step) ?? '',
        ]),
      ),
    );
    const order = byText(stepNos);
    const steps = order.map((at) => valid[at] as number);
    const dealNos: string[] = [];
    const starts: number[] = [];
    order.forEach((at, place) => {
      const dealNo = textAt(stepNos, at) as string;
      if (dealNo === dealNos.at(-1)) return;
      dealNos.push(dealNo);
      starts.push(place);
    });
    starts.push(steps.length);
    const aimed = {
      rows: this.#rows(),
      brands: this.#ids('brands'),
      merchandise: this.#ids('merchandise'),
    };
    const singles: string[] = [];
    const singleRows: number[] = [];
    const wide: Prepared['wide'] = [];
    dealNos.forEach((dealNo, deal) => {
      const target = this.#targetOf(steps.subarray(starts[deal], starts[deal + 1]), aimed);
      if (!isSingle(target)) wide.push([dealNo, target]);
      else {
        singles.push(dealNo);
        singleRows.push(target.rows[0] as number);
      }
    });
    const byAim = (aim: Aim) => {
      const found = new Map<number, number[]>();
      for (const step of valid) {
        const id = this.#aimOf(step, aim, aimed);
        if (id !== -1) found.set(id, [...(found.get(id) ?? []), step]);
      }
      return found;
    };
    const rowOf = Uint32Array.from(nos, (_, step) => Math.max(this.#aimOf(step, 'rows', aimed), 0));
    const onRows = valid.filter((step) => this.#aimOf(step, 'rows', aimed) !== -1);
    const rowSteps = byKeys(onRows, rowOf);
    return {
      ...{ dealNos: textsOf(dealNos), starts: Uint32Array.from(starts), steps, aimed, wide },
      ...{ singles: textsOf(singles), singleRows: Uint32Array.from(singleRows) },
      ...{ rowSteps, stepRows: rowSteps.map((step) => rowOf[step] as number) },
      wideSteps: { brands: byAim('brands'), merchandise: byAim('merchandise') },
    };
  }

  /** By number of the deals' article column: the row of that article, -1 for none. */
  #rows(): Int32Array {
    const { articles, byCode } = this.#index;
    const { values } = this.#table.repeated.article as Repeated;
    return Int32Array.from(values, (code) =>
      code === null ? -1 : (placeOfText(articles.texts.code as Texts, byCode, code) ?? -1),
    );
  }

  /** By number in the deals' column: the number of the same value in the articles' one, -1 for none. */
  #ids(aim: 'brands' | 'merchandise'): Int32Array {
    const column = columns[aim];
    const known = new Map(
      (this.#index.articles.repeated[column] as Repeated).values.map((value, id) => [value, id]),
    );
    const { values } = this.#table.repeated[column] as Repeated;
    return Int32Array.from(values, (value) => known.get(value) ?? -1);
  }
}
