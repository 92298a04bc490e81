import { type PaperHost, paperFormats } from '#server/features/documents/documents.public.ts';
import { getDayIn } from '#shared/days.ts';
import { type Locale, languageOf } from '#shared/locales.ts';
import type { PrintedTable } from '#shared/printed-table.ts';
import type { ShownRequestRow } from '../requests/request-list.store.ts';
import { toCreditor } from '../requests/show-request.ts';
import { remittanceTexts } from './remittance.texts.ts';

/** The name of the paper: a receipt once the payment is complete and nothing is wrong with it. */
export function remittanceTitle(
  { status, held }: Pick<ShownRequestRow, 'status' | 'held'>,
  locale: Locale,
): string {
  const { title, receipt } = remittanceTexts[languageOf(locale)];
  return status === 'complete' && held === null ? receipt : title;
}

/** A payment request on paper: the invoices that it settles, the discounts, and the account that is paid to. */
export function remittancePaper(paper: PaperHost, request: ShownRequestRow): PrintedTable {
  const texts = remittanceTexts[languageOf(paper.locale)];
  const { money } = paperFormats(paper);
  const less = (amount: number) => (amount === 0 ? '' : money(-amount));
  const { invoices } = request;
  const settled = invoices.reduce((sum, { amount }) => sum + amount, 0);
  const reductions: [string, number][] = [
    [texts.earlyPaymentDiscount, request.earlyPaymentDiscount],
    [texts.freightAllowance, request.freightAllowance],
    [texts.methodDiscount, request.methodDiscount],
  ];
  const { columns } = texts;
  return {
    title: `${remittanceTitle(request, paper.locale)} ${request.externalId}`,
    facts: listFacts(paper, request),
    columns: [
      { text: columns.invoice, width: 24, numeric: false },
      { text: columns.amount, width: 18, numeric: true },
      { text: columns.discount, width: 18, numeric: true },
      { text: columns.freight, width: 20, numeric: true },
      { text: columns.paid, width: 18, numeric: true },
    ],
    rows: invoices.map(({ invoiceNo, amount, discountTaken, freightAllowanceTaken }) => [
      invoiceNo,
      money(amount),
      less(discountTaken),
      less(freightAllowanceTaken),
      money(amount - discountTaken - freightAllowanceTaken),
    ]),
    totals: [
      [texts.invoices, money(settled)],
      ...reductions
        .filter(([, amount]) => amount !== 0)
        .map(([name, amount]): [string, string] => [name, less(amount)]),
      [texts.total, money(request.amount)],
    ],
    note: '',
  };
}

function listFacts(paper: PaperHost, request: ShownRequestRow): string[] {
  const texts = remittanceTexts[languageOf(paper.locale)];
  const { day } = paperFormats(paper);
  const { completedAt, methodDescription, display } = request;
  const dayOf = (instant: Date) => day(getDayIn(paper.host.timeZone, instant));
  const creditor = toCreditor(request);
  const facts: [string, string | null | undefined][] = [
    [texts.payment, request.externalId],
    [texts.date, dayOf(request.createdAt)],
    [texts.paidOn, completedAt && dayOf(completedAt)],
    [texts.method, [methodDescription, display].filter(Boolean).join(', ')],
    [texts.account, request.virtualAccountNo],
    [texts.recipient, creditor?.name],
    ['IBAN', creditor?.iban.replace(/(.{4})(?=.)/g, '$1 ')],
    ['BIC', creditor?.bic],
    [texts.reference, creditor?.reference],
  ];
  return [
    request.merchant,
    `${request.payerName} (${request.payer})`,
    ...facts.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])),
  ];
}
