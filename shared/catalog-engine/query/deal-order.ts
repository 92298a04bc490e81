import { filled } from '../format/text-template.ts';
import { byText } from '../table/radix-sort.ts';
import type { Repeated, Table } from '../table/table.ts';
import { type Texts, toTexts } from '../table/texts.ts';

/** The valid steps of a table of deals by deal. There are many, so they are kept as numbers only. */
export interface DealOrder {
  /** The number of each deal, in order; the steps of `d` are steps[starts[d]] to steps[starts[d + 1] - 1]. */
  dealNos: Texts;
  starts: Uint32Array;
  steps: Uint32Array;
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
  for (const run of byText(toTexts(runs))) {
    const dealNo = runs[run] as string;
    if (dealNo !== dealNos[dealNos.length - 1]) {
      dealNos.push(dealNo);
      starts.push(next);
    }
    const end = begins[run + 1] as number;
    for (let at = begins[run] as number; at < end; at++) steps[next++] = valid[at] as number;
  }
  starts.push(next);
  return { dealNos: toTexts(dealNos), starts: Uint32Array.from(starts), steps };
}
