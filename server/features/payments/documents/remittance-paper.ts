import { type PaperHost, paperFormats } from '#server/features/documents/documents.public.ts';
import { getDayIn } from '#shared/days.ts';
import { languageOf } from '#shared/locales.ts';
import type { PrintedTable } from '#shared/printed-table.ts';
import type { ShownRequestRow } from '../requests/request-list.store.ts';
import { toCreditor } from '../requests/show-request.ts';
import { remittanceWords } from './remittance.words.ts';

/** A payment request on paper: the invoices that it settles, the discounts, and the account that is paid to. */
export function remittancePaper(paper: PaperHost, request: ShownRequestRow): PrintedTable {
  const words = remittanceWords[languageOf(paper.locale)];
  const { money } = paperFormats(paper);
  const less = (amount: number) => (amount === 0 ? '' : money(-amount));
  const { invoices } = request;
  const settled = invoices.reduce((sum, { amount }) => sum + amount, 0);
  const reductions: [string, number][] = [
    [words.earlyPaymentDiscount, request.earlyPaymentDiscount],
    [words.freightAllowance, request.freightAllowance],
    [words.methodDiscount, request.methodDiscount],
  ];
  const { columns } = words;
  return {
    title: `${words.title} ${request.externalId}`,
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
      [words.invoices, money(settled)],
      ...reductions
        .filter(([, amount]) => amount !== 0)
        .map(([name, amount]): [string, string] => [name, less(amount)]),
      [words.total, money(request.amount)],
    ],
    note: '',
  };
}

function listFacts(paper: PaperHost, request: ShownRequestRow): string[] {
  const words = remittanceWords[languageOf(paper.locale)];
  const { day } = paperFormats(paper);
  const creditor = toCreditor(request);
  const facts: [string, string | null | undefined][] = [
    [words.payment, request.externalId],
    [words.date, day(getDayIn(paper.host.timeZone, request.createdAt))],
    [words.method, request.methodDescription],
    [words.account, request.virtualAccountNo],
    [words.recipient, creditor?.name],
    ['IBAN', creditor?.iban.replace(/(.{4})(?=.)/g, '$1 ')],
    ['BIC', creditor?.bic],
    [words.reference, creditor?.reference],
  ];
  return [
    request.merchant,
    `${request.payerName} (${request.payer})`,
    ...facts.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])),
  ];
}
