import { dealAt } from '../format/cells.ts';
import { daysOf } from '../format/days.ts';
import { filled } from '../format/template.ts';
import { placeOfText, type RangeIndex } from '../index-of-range.ts';
import type { DealRow } from '../rows.ts';
import { type Repeated, type Table, valueAt } from '../table/table.ts';
import type { Texts } from '../table/texts.ts';
import { compare } from './words.ts';

/** What a deal aims at; what no listed article has is left out. */
export interface Target {
  rows: number[];
  /** Numbers of values in the articles' columns. */
  brands: number[];
  merchandise: number[];
  /** Whether it aims at several kinds of these. */
  mixed: boolean;
  /** The place of its step with the lowest position. */
  first: number;
}

type Aim = 'rows' | 'brands' | 'merchandise';
const columns = { rows: 'article', brands: 'brand', merchandise: 'merchandise_category' } as const;
const aims = Object.keys(columns) as Aim[];

interface Prepared {
  targets: Map<string, Target>;
  /** Deals on a single article, by deal_no; rows beside them. */
  singles: string[];
  singleRows: Uint32Array;
  /** All others. */
  wide: [dealNo: string, target: Target][];
  /** Places of steps by what they aim at. */
  steps: Record<Aim, Map<number, number[]>>;
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

  /** What each deal aims at, by deal_no. */
  get targets(): ReadonlyMap<string, Target> {
    return this.#prepared().targets;
  }

  /** The same, for counting. */
  get counted(): Pick<Prepared, 'singles' | 'singleRows' | 'wide'> {
    return this.#prepared();
  }

  /** The steps on an article, in no order. */
  steps(row: number): DealRow[] {
    const { steps } = this.#prepared();
    const { brand, merchandise_category } = this.#index.articles.repeated;
    return [
      ...(steps.rows.get(row) ?? []),
      ...(steps.brands.get(brand?.ids[row] as number) ?? []),
      ...(steps.merchandise.get(merchandise_category?.ids[row] as number) ?? []),
    ].map((place) => dealAt(this.#table, place));
  }

  /** The first step of a deal; null for a deal that is not valid. */
  first(dealNo: string): DealRow | null {
    const target = this.targets.get(dealNo);
    return target ? dealAt(this.#table, target.first) : null;
  }

  #prepared(): Prepared {
    this.#made ??= this.#prepare();
    return this.#made;
  }

  #prepare(): Prepared {
    const { repeated, numbers, nos } = this.#table;
    const [from, to] = [numbers.valid_from as Float64Array, numbers.valid_to as Float64Array];
    const position = numbers.position as Float64Array;
    const places = {
      rows: this.#rows(),
      brands: this.#ids('brands'),
      merchandise: this.#ids('merchandise'),
    };
    const targets = new Map<string, Target>();
    const steps: Prepared['steps'] = { rows: new Map(), brands: new Map(), merchandise: new Map() };
    for (let place = 0; place < nos.length; place++) {
      if ((from[place] as number) > this.#day || (to[place] as number) < this.#day) continue;
      const dealNo = filled(valueAt(repeated.deal_no as Repeated, place) as string, [
        valueAt(repeated.article as Repeated, place) ?? '',
      ]);
      let target = targets.get(dealNo);
      if (!target) {
        target = { rows: [], brands: [], merchandise: [], mixed: false, first: place };
        targets.set(dealNo, target);
      }
      if ((position[place] as number) < (position[target.first] as number)) target.first = place;
      for (const aim of aims) {
        const id = (repeated[columns[aim]] as Repeated).ids[place] as number;
        const aimed = id === 0 ? -1 : (places[aim][id] as number);
        if (aimed === -1) continue;
        if (target[aim].at(-1) !== aimed) target[aim].push(aimed);
        const known = steps[aim].get(aimed);
        if (known) known.push(place);
        else steps[aim].set(aimed, [place]);
      }
    }
    for (const target of targets.values()) {
      for (const aim of aims) if (target[aim].length > 1) target[aim] = [...new Set(target[aim])];
      target.mixed = aims.filter((aim) => target[aim].length > 0).length > 1;
    }
    const wide = [...targets].filter(([, target]) => !isSingle(target));
    // In order, so that of equally wide ones the first are those that are shown.
    const singles = [...targets].filter(([, target]) => isSingle(target)).map(([dealNo]) => dealNo);
    singles.sort(compare);
    const singleRows = Uint32Array.from(singles, (dealNo) => targets.get(dealNo)?.rows[0] ?? 0);
    return { targets, singles, singleRows, wide, steps };
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
