import { type PaperHost, paperFormats } from '#server/features/documents/documents.public.ts';
import type { InvoiceComponent, InvoiceLine } from '#server/graphql/generated/types.ts';
import { languageOf } from '#shared/locales.ts';
import type { PrintedTable } from '#shared/printed-table.ts';
import type { InvoiceRow } from '../invoice-row.store.ts';
import { type PaperWords, paperWords } from './paper.words.ts';

/** The words of invoices and statements in the document's language, and how amounts and days are written. */
export const wordedFormats = (paper: PaperHost) => ({
  words: paperWords[languageOf(paper.locale)],
  ...paperFormats(paper),
});

/** An invoice or credit note on paper. At least one item; the text says that it is a copy. */
export function invoicePaper(
  paper: PaperHost,
  {
    items: [first, ...further],
    lines,
    components,
  }: {
    items: readonly [InvoiceRow, ...InvoiceRow[]];
    lines: readonly InvoiceLine[];
    components: readonly InvoiceComponent[];
  },
): PrintedTable {
  const { words, money, number } = wordedFormats(paper);
  const { columns } = words;
  const kind = first.accounting_amount < 0 ? words.creditNote : words.invoice;
  const sums = components.map(({ description, amount }): [string, string] => [
    description,
    money(amount),
  ]);
  return {
    title: `${kind} ${first.invoice_no}`,
    facts: [
      ...listFacts(paper, first, words),
      ...(further.length > 0 ? [] : [dueLine(paper, first)]),
    ],
    columns: [
      { text: columns.article, width: 18, numeric: false },
      { text: columns.name, width: 40, numeric: false },
      { text: columns.qty, width: 10, numeric: true },
      { text: columns.price, width: 16, numeric: true },
      { text: columns.amount, width: 16, numeric: true },
    ],
    rows: lines.map((line) => [
      line.articleCodeDisplay,
      line.name,
      number(line.qty),
      money(line.price),
      money(line.subTotal),
    ]),
    totals: sums.length > 0 ? sums : [[words.total, money(first.grand_total)]],
    note: writeNote(paper, [first, ...further]),
  };
}

function listFacts({ host, locale }: PaperHost, item: InvoiceRow, words: PaperWords): string[] {
  const { day } = wordedFormats({ host, locale });
  const fact = (name: string, value: string | null) => (value ? [`${name}: ${value}`] : []);
  return [
    host.merchantName,
    `${item.payer_name} (${item.payer})`,
    ...(item.customer === item.payer ? [] : fact(words.shop, item.customer_name)),
    ...fact(words.date, day(item.invoice_date)),
    ...fact(words.terms, item.terms),
    ...fact(words.order, [item.order_no, item.cust_po_no].filter(Boolean).join(' / ')),
    ...fact(words.delivery, item.do_no),
  ];
}

const dueLine = (paper: PaperHost, { due_date }: InvoiceRow) => {
  const { words, day } = wordedFormats(paper);
  return `${words.due}: ${day(due_date)}`;
};

/** Instalments, early payment, the distributor's notes, and that this is a copy. */
function writeNote(paper: PaperHost, items: readonly InvoiceRow[]): string {
  const { words, money, day } = wordedFormats(paper);
  const [first] = items;
  const { early_payment_discount: early = 0, early_payment_until: until = null } = first ?? {};
  const parts = items.flatMap((item) =>
    item.installment === null
      ? []
      : words.instalment(
          item.installment,
          item.installments,
          day(item.due_date),
          money(item.accounting_amount),
        ),
  );
  return [
    ...parts,
    ...(early > 0 && until ? [words.earlyPayment(money(early), day(until))] : []),
    first?.notes,
    words.copy,
  ]
    .filter(Boolean)
    .join('\n');
}
