import type { Steps } from '../cooperative-steps.ts';
import { findPlaceFrom, findPlaceOfText } from '../find-place.ts';
import { toDayNumber } from '../format/day-number.ts';
import { readDeal } from '../format/row-cells.ts';
import type { RangeIndex } from '../index-of-range.ts';
import type { DealRow } from '../row-types.ts';
import { findSource } from '../table/merged-table.ts';
import { byKeys } from '../table/radix-sort.ts';
import { getValue, type Repeated, type Table } from '../table/table.ts';
import { getText, type Texts } from '../table/texts.ts';
import { type DealOrder, dealOrder } from './deal-order.ts';

/** The articles that a deal applies to; values that no listed article has are left out. */
export interface Target {
  rows: number[];
  /** Numbers of values in the articles' columns. */
  brands: number[];
  merchandise: number[];
}

type Aim = keyof Target;
const columns = { rows: 'article', brands: 'brand', merchandise: 'merchandise_category' } as const;
const aims = Object.keys(columns) as Aim[];

/** Steps by what they aim at: `on[at]` is what steps[at] aims at, and ascends. */
interface Aimed {
  on: Uint32Array;
  steps: Uint32Array;
}

/** Whether a deal aims at several kinds of things. */
export function isMixed(target: Target): boolean {
  return aims.filter((aim) => target[aim].length > 0).length > 1;
}

/** So many articles are looked up by reading all steps, before these are put in order. */
const mostLooks = 300;
const unknown = -2;

/** The steps of deals that are valid on a day; sorted on first use. */
export class DealBook {
  readonly #table: Table;
  readonly #index: RangeIndex;
  readonly #day: number;
  #made: DealOrder | null = null;
  #aimed: Record<Aim, Aimed> | null = null;
  readonly #places: Partial<Record<Aim, Int32Array>> = {};
  #looks = 0;

  /** @param today YYYY-MM-DD */
  constructor(index: RangeIndex, table: Table, today: string) {
    this.#index = index;
    this.#table = table;
    this.#day = toDayNumber(today);
  }

  /** Returns the articles that a deal applies to; null for a deal that is not valid. */
  target(dealNo: string): Target | null {
    const steps = this.#listSteps(dealNo);
    return steps && this.#toTarget(steps);
  }

  /** The steps on an article, in no order. */
  steps(row: number): DealRow[] {
    const look = !this.#aimed && this.#looks++ < mostLooks;
    const found = look ? this.#lookFor(row) : this.#stepsOn(row);
    return found.map((step) => readDeal(this.#table, step));
  }

  /** Sorts the steps before the first query, in steps. */
  *completeSteps(): Steps<void> {
    this.#order();
    yield;
    this.#listAimedAt();
    yield;
  }

  #listAimedAt(): Record<Aim, Aimed> {
    this.#aimed ??= {
      rows: this.#stepsBy('rows'),
      brands: this.#stepsBy('brands'),
      merchandise: this.#stepsBy('merchandise'),
    };
    return this.#aimed;
  }

  #stepsOn(row: number): number[] {
    const aimed = this.#listAimedAt();
    const { brand, merchandise_category } = this.#index.articles.repeated;
    const own: Record<Aim, number> = {
      rows: row,
      brands: brand?.ids[row] as number,
      merchandise: merchandise_category?.ids[row] as number,
    };
    const found: number[] = [];
    for (const aim of aims) {
      const { on, steps } = aimed[aim];
      for (let at = findPlaceFrom(on, own[aim]); on[at] === own[aim]; at++)
        found.push(steps[at] as number);
    }
    return found;
  }

  /** Looks up the deals of a row without the sorted order: a first page has few articles. */
  #lookFor(row: number): number[] {
    // Where it comes from: columns of all articles would have to be put together first.
    const { table, row: at } = findSource(this.#index.articles, row);
    const own: Record<Aim, string | null> = {
      rows: getText(table.texts.code as Texts, at),
      brands: getValue(table.repeated.brand as Repeated, at),
      merchandise: getValue(table.repeated.merchandise_category as Repeated, at),
    };
    const valid = this.#valid;
    const found: number[] = [];
    for (const aim of aims) {
      const { ids, values } = this.#table.repeated[columns[aim]] as Repeated;
      const id = own[aim] === null ? -1 : values.indexOf(own[aim]);
      if (id === -1) continue;
      for (let step = ids.indexOf(id); step !== -1; step = ids.indexOf(id, step + 1))
        if (valid(step)) found.push(step);
    }
    return found;
  }

  #order(): DealOrder {
    this.#made ??= dealOrder(this.#table, this.#valid);
    return this.#made;
  }

  /** Whether a step counts on the day. */
  get #valid(): (step: number) => boolean {
    const from = this.#table.numbers.valid_from as Float64Array;
    const to = this.#table.numbers.valid_to as Float64Array;
    const day = this.#day;
    return (step) => (from[step] as number) <= day && (to[step] as number) >= day;
  }

  #listSteps(dealNo: string): Uint32Array | null {
    const deal = findPlaceOfText(this.#order().dealNos, null, dealNo);
    return deal === null ? null : this.#findSteps(deal);
  }

  #findSteps(deal: number): Uint32Array {
    const { starts, steps } = this.#order();
    return steps.subarray(starts[deal], starts[deal + 1]);
  }

  #toTarget(steps: Uint32Array): Target {
    const target: Target = { rows: [], brands: [], merchandise: [] };
    for (const step of steps)
      for (const aim of aims) {
        const one = this.#getAim(aim, step);
        if (one !== -1 && target[aim].at(-1) !== one) target[aim].push(one);
      }
    for (const aim of aims) if (target[aim].length > 1) target[aim] = [...new Set(target[aim])];
    return target;
  }

  /**
   * Returns what a step applies to: the row, or the value number in the articles' column; -1 when there is
   * none of this kind.
   */
  #getAim(aim: Aim, step: number): number {
    const { ids, values } = this.#table.repeated[columns[aim]] as Repeated;
    const id = ids[step] as number;
    const places = this.#places[aim] ?? new Int32Array(values.length).fill(unknown);
    this.#places[aim] = places;
    if (places[id] === unknown)
      places[id] = id === 0 ? -1 : this.#findPlace(aim, values[id] as string);
    return places[id] as number;
  }

  #findPlace(aim: Aim, value: string): number {
    if (aim === 'rows') return this.#index.placeOfCode(value) ?? -1;
    return (this.#index.articles.repeated[columns[aim]] as Repeated).values.indexOf(value);
  }

  #stepsBy(aim: Aim): Aimed {
    const all = this.#order().steps;
    const steps = new Uint32Array(all.length);
    const aimedAt = new Uint32Array(this.#table.nos.length);
    let count = 0;
    for (let at = 0; at < all.length; at++) {
      const step = all[at] as number;
      const one = this.#getAim(aim, step);
      if (one === -1) continue;
      steps[count++] = step;
      aimedAt[step] = one;
    }
    const sorted = byKeys(steps.subarray(0, count), aimedAt);
    const on = new Uint32Array(count);
    for (let at = 0; at < count; at++) on[at] = aimedAt[sorted[at] as number] as number;
    return { on, steps: sorted };
  }
}
