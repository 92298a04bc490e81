import type { InvoiceComponent, InvoiceLine } from '#server/graphql/generated/types.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { bcp47, type Locale, languageOf } from '#shared/locales.ts';
import { formatMoney } from '#shared/money.ts';
import type { PrintedTable } from '#shared/printed-table.ts';
import type { InvoiceRow } from '../invoice-row.store.ts';
import { type PaperWords, paperWords } from './paper.words.ts';

/** The host whose currency a document uses, and the document's language. */
export interface PaperHost {
  host: HostConfig;
  locale: Locale;
}

/** How amounts and days are written on paper. */
export function paperFormats({ host, locale }: PaperHost) {
  const days = new Intl.DateTimeFormat(bcp47(locale), { dateStyle: 'medium', timeZone: 'UTC' });
  const numbers = new Intl.NumberFormat(bcp47(locale));
  return {
    words: paperWords[languageOf(locale)],
    money: (minor: number) => formatMoney(minor, host.currency, locale),
    day: (date: string) => days.format(new Date(date)),
    number: (value: number) => numbers.format(value),
  };
}

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
  const { words, money, number } = paperFormats(paper);
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
  const { day } = paperFormats({ host, locale });
  const fact = (name: string, value: string | null) => (value ? [`${name}: ${value}`] : []);
  return [
    host.merchantName,
    `${item.payer_name} (${item.payer})`,
    ...(item.customer === item.payer ? [] : fact(words.shop, item.customer_name)),
    ...fact(words.date, day(item.invoice_date)),
    ...fact(words.terms, item.terms),
    ...fact(words.order, [item.order_no, item.po_number].filter(Boolean).join(' / ')),
    ...fact(words.delivery, item.do_no),
  ];
}

const dueLine = (paper: PaperHost, { due_date }: InvoiceRow) => {
  const { words, day } = paperFormats(paper);
  return `${words.due}: ${day(due_date)}`;
};

/** Instalments, early payment, the distributor's notes, and that this is a copy. */
function writeNote(paper: PaperHost, items: readonly InvoiceRow[]): string {
  const { words, money, day } = paperFormats(paper);
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
