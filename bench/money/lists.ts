import { addDays } from '#shared/days.ts';
import budgets from '../budgets.json' with { type: 'json' };
import type { Question } from '../http-questions.ts';
import { ask, type MoneyRow, timeCalls, toTimeRow } from './ask.ts';
import type { Payer } from './money-portal.ts';

interface Found {
  invoices: { invoiceNo: string }[];
}

export const openInvoices = (payerCode: string, search?: string): Question => ({
  operation: 'OpenInvoices',
  variables: { payerCode, ...(search && { search }) },
});
export const paidInvoices = (
  payerCode: string,
  today: string,
  { days = 90, search = '', page = 1 }: { days?: number; search?: string; page?: number } = {},
): Question => ({
  operation: 'PaidInvoices',
  variables: {
    payerCode,
    from: addDays(today, -days),
    to: today,
    page,
    limit: 20,
    ...(search && { search }),
  },
});

const calls = 300;
/** The longest period of the list of paid invoices. */
const days = 365;

/** Measures the lists of invoices over HTTP; each call is for the next payer. */
export async function measureLists(
  url: string,
  payers: readonly Payer[],
  today: string,
): Promise<MoneyRow[]> {
  const [longest, ...large] = payers.slice(0, payers.length / 10) as [Payer, ...Payer[]];
  const small = payers.slice(payers.length / 10);
  const send = async (payer: Payer, question: Question) => {
    const answer = await ask<Found>(url, payer.token, question);
    if (answer.value.invoices.length === 0)
      throw new Error(`nothing found: ${JSON.stringify(question)}`);
    return answer;
  };
  const numbers = new Map<string, { open: string; paid: string }>();
  for (const one of large.slice(0, calls)) {
    const open = await send(one, openInvoices(one.payer));
    const paid = await send(one, paidInvoices(one.payer, today));
    numbers.set(one.payer, {
      open: open.value.invoices[150]?.invoiceNo ?? '',
      paid: paid.value.invoices[10]?.invoiceNo ?? '',
    });
  }
  const timed = (some: readonly Payer[], question: (payer: Payer, nth: number) => Question) =>
    timeCalls(url, calls, async (nth) => {
      const payer = some[nth % some.length] as Payer;
      return (await send(payer, question(payer, nth))).ms;
    });
  const lists: [what: string, some: Payer[], question: (payer: Payer) => Question][] = [
    ['300 open invoices', large, ({ payer }) => openInvoices(payer)],
    ['6 open invoices', small, ({ payer }) => openInvoices(payer)],
    ['20 paid invoices of three months', large, ({ payer }) => paidInvoices(payer, today)],
    ['20 paid invoices of a year', large, ({ payer }) => paidInvoices(payer, today, { days })],
  ];
  const article = (nth: number) => `MB-${10 + (nth % 40)}`;
  const numberOf = (payer: string, list: 'open' | 'paid') => numbers.get(payer)?.[list] ?? '';
  const searches: [what: string, question: (payer: string, nth: number) => Question][] = [
    ['open ones by number', (payer) => openInvoices(payer, numberOf(payer, 'open'))],
    ['open ones by article', (payer, nth) => openInvoices(payer, article(nth))],
    [
      'paid ones of a year by number',
      (payer) => paidInvoices(payer, today, { days, search: numberOf(payer, 'paid') }),
    ],
    [
      'paid ones of a year by article',
      (payer, nth) => paidInvoices(payer, today, { days, search: article(nth) }),
    ],
  ];
  const rows: MoneyRow[] = [];
  for (const [what, some, question] of lists) {
    const times = await timed(some, question);
    rows.push(toTimeRow(what, times, budgets.moneyListP50Ms, 0.5));
    rows.push(toTimeRow(what, times, budgets.moneyListP95Ms));
  }
  for (const [what, question] of searches) {
    const times = await timed(large, ({ payer }, nth) => question(payer, nth));
    rows.push(toTimeRow(`search of ${what}`, times, budgets.moneyListP95Ms));
  }
  const pages = await timed([longest], ({ payer }, nth) =>
    paidInvoices(payer, today, { days, page: 1 + (nth % 50) }),
  );
  const count = longest.cleared.toLocaleString('en');
  rows.push(toTimeRow(`a page of ${count} paid invoices of one payer`, pages, '–'));
  return rows;
}
