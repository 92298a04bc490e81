import { filled } from '../format/template.ts';
import { byText } from '../table/radix.ts';
import type { Repeated, Table } from '../table/table.ts';
import { type Texts, textsOf } from '../table/texts.ts';

/** The valid steps of a table of deals by deal. There are many, so they are kept as numbers only. */
export interface DealOrder {
  /** The number of each deal, in order; the steps of `d` are steps[starts[d]] to steps[starts[d + 1] - 1]. */
  dealNos: Texts;
  starts: Uint32Array;
  steps: Uint32Array;
  /** Deals on a single article, and all others. */
  singles: number[];
  wide: number[];
}

/** Puts steps in the order of their deals. Those of a deal mostly follow each other: few are compared. */
export function dealOrder(table: Table, isValid: (step: number) => boolean): DealOrder {
  const { repeated, nos } = table;
  const numbers = repeated.deal_no as Repeated;
  const articles = repeated.article as Repeated;
  const runs: string[] = [];
  const begins: number[] = [];
  const valid = new Uint32Array(nos.length);
  let count = 0;
  let last = -1;
  for (let step = 0; step < nos.length; step++) {
    if (!isValid(step)) continue;
    const number = numbers.ids[step] as number;
    const article = articles.ids[step] as number;
    if (last === -1 || number !== numbers.ids[last] || article !== articles.ids[last]) {
      begins.push(count);
      runs.push(filled(numbers.values[number] as string, [articles.values[article] ?? '']));
    }
    valid[count++] = step;
    last = step;
  }
  begins.push(count);
  const steps = new Uint32Array(count);
  const dealNos: string[] = [];
  const starts: number[] = [];
  let next = 0;
  for (const run of byText(textsOf(runs))) {
    const dealNo = runs[run] as string;
    if (dealNo !== dealNos[dealNos.length - 1]) {
      dealNos.push(dealNo);
      starts.push(next);
    }
    const end = begins[run + 1] as number;
    for (let at = begins[run] as number; at < end; at++) steps[next++] = valid[at] as number;
  }
  starts.push(next);
  const order = { dealNos: textsOf(dealNos), starts: Uint32Array.from(starts), steps };
  const singles: number[] = [];
  const wide: number[] = [];
  for (let deal = 0; deal < dealNos.length; deal++)
    (isSingle(order, deal, articles.ids) ? singles : wide).push(deal);
  return { ...order, singles, wide };
}

/** Whether all steps are on the same article. */
function isSingle(
  { starts, steps }: Pick<DealOrder, 'starts' | 'steps'>,
  deal: number,
  articles: Uint32Array,
): boolean {
  const from = starts[deal] as number;
  const only = articles[steps[from] as number] as number;
  for (let at = from + 1; at < (starts[deal + 1] as number); at++)
    if (articles[steps[at] as number] !== only) return false;
  // A step has one aim: without an article it is another.
  return only !== 0;
}
