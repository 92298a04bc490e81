import { type PaperHost, paperFormats } from '#server/features/documents/documents.public.ts';
import type { InvoiceComponent, InvoiceLine } from '#server/graphql/generated/types.ts';
import { languageOf } from '#shared/locales.ts';
import type { PrintedTable } from '#shared/printed-table.ts';
import type { InvoiceRow } from '../invoice-row.store.ts';
import { type PaperTexts, paperTexts } from './paper.texts.ts';

/** The words of invoices and statements in the document's language, and how amounts and days are written. */
export const wordedFormats = (paper: PaperHost) => ({
  texts: paperTexts[languageOf(paper.locale)],
  ...paperFormats(paper),
});

/** An invoice or credit note on paper. At least one item; the text says that it is a copy. */
export function invoicePaper(
  paper: PaperHost,
  {
    items: [first, ...further],
    address,
    lines,
    components,
  }: {
    items: readonly [InvoiceRow, ...InvoiceRow[]];
    /** Of who pays. */
    address: string;
    lines: readonly InvoiceLine[];
    components: readonly InvoiceComponent[];
  },
): PrintedTable {
  const { texts, money, number } = wordedFormats(paper);
  const { columns } = texts;
  const kind = first.accounting_amount < 0 ? texts.creditNote : texts.invoice;
  const sums = components.map(({ description, amount }): [string, string] => [
    description,
    money(amount),
  ]);
  return {
    title: `${kind} ${first.invoice_no}`,
    facts: [
      ...listFacts(paper, { item: first, address }, texts),
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
    totals: sums.length > 0 ? sums : [[texts.total, money(first.grand_total)]],
    note: writeNote(paper, [first, ...further]),
  };
}

function listFacts(
  { host, locale }: PaperHost,
  { item, address }: { item: InvoiceRow; address: string },
  texts: PaperTexts,
): string[] {
  const { day } = wordedFormats({ host, locale });
  const fact = (name: string, value: string | null) => (value ? [`${name}: ${value}`] : []);
  return [
    host.merchantName,
    `${item.payer_name} (${item.payer})`,
    ...(address ? [address] : []),
    ...(item.customer === item.payer ? [] : fact(texts.shop, item.customer_name)),
    ...fact(texts.date, day(item.invoice_date)),
    ...fact(texts.terms, item.terms),
    ...fact(texts.order, [item.order_no, item.cust_po_no].filter(Boolean).join(' / ')),
    ...fact(texts.delivery, item.do_no),
  ];
}

const dueLine = (paper: PaperHost, { due_date }: InvoiceRow) => {
  const { texts, day } = wordedFormats(paper);
  return `${texts.due}: ${day(due_date)}`;
};

/** Instalments, early payment, the distributor's notes, and that this is a copy. */
function writeNote(paper: PaperHost, items: readonly InvoiceRow[]): string {
  const { texts, money, day } = wordedFormats(paper);
  const [first] = items;
  const { early_payment_discount: early = 0, early_payment_until: until = null } = first ?? {};
  const parts = items.flatMap((item) =>
    item.installment === null
      ? []
      : texts.instalment(
          item.installment,
          item.installments,
          day(item.due_date),
          money(item.accounting_amount),
        ),
  );
  return [
    ...parts,
    ...(early > 0 && until ? [texts.earlyPayment(money(early), day(until))] : []),
    first?.notes,
    texts.copy,
  ]
    .filter(Boolean)
    .join('\n');
}
