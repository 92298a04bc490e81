import { addDays } from '#shared/days.ts';
import budgets from '../budgets.json' with { type: 'json' };
import type { Question } from '../http-questions.ts';
import { ask, type MoneyRow, timeCalls, toTimeRow } from './ask.ts';
import type { Payer } from './money-portal.ts';

interface Found {
  invoices: { invoiceNo: string }[];
}

/** The questions about an account, by the name of the row; each for the open and the cleared items. */
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
    ...{ payerCode, from: addDays(today, -days), to: today, page, limit: 20 },
    ...(search && { search }),
  },
});

const calls = 300;

/** The lists of invoices over HTTP, each call for another one of the large payers. */
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
  const measure = async (
    what: string,
    question: (payer: Payer, nth: number) => Question,
    { some = large, budget = budgets.moneyListP95Ms as number | string } = {},
  ) => {
    const timed = await timeCalls(url, calls, async (nth) => {
      const payer = some[nth % some.length] as Payer;
      return (await send(payer, question(payer, nth))).ms;
    });
    return toTimeRow(what, timed, budget);
  };
  const numberOf = (payer: string, list: 'open' | 'paid') => numbers.get(payer)?.[list] ?? '';
  const article = (nth: number) => `MB-${10 + (nth % 40)}`;
  const year = 365;
  return [
    await measure('300 open invoices', ({ payer }) => openInvoices(payer)),
    await measure('6 open invoices', ({ payer }) => openInvoices(payer), { some: small }),
    await measure('search of open ones by number', ({ payer }) =>
      openInvoices(payer, numberOf(payer, 'open')),
    ),
    await measure('search of open ones by article', ({ payer }, nth) =>
      openInvoices(payer, article(nth)),
    ),
    await measure('20 paid invoices of three months', ({ payer }) => paidInvoices(payer, today)),
    await measure('20 paid invoices of a year', ({ payer }) =>
      paidInvoices(payer, today, { days: year }),
    ),
    await measure('search of paid ones of a year by number', ({ payer }) =>
      paidInvoices(payer, today, { days: year, search: numberOf(payer, 'paid') }),
    ),
    await measure('search of paid ones of a year by article', ({ payer }, nth) =>
      paidInvoices(payer, today, { days: year, search: article(nth) }),
    ),
    await measure(
      `${longest.cleared.toLocaleString('en')} paid invoices of one payer, a page`,
      ({ payer }, nth) => paidInvoices(payer, today, { days: year, page: 1 + (nth % 50) }),
      { some: [longest], budget: '–' },
    ),
  ];
}
