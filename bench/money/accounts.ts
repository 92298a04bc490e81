// The accounts of sales organisation 2000 as a feed. There are a hundred items for each payer, and 3.2 lines for each
// item. A tenth of the payers are large and have 300 open items. The first payer has paid a tenth of all items within
// a year, so that a long list can be exported. Every tenth item is the second instalment of the item before it.
import type { Row } from '../../scripts/demo/columns.ts';
import { openCsv } from '../../scripts/demo/csv.ts';
import { unifiedCode } from '../../scripts/demo/dealers.ts';
import { addDays } from '../../shared/days.ts';

const sorg = '2000';

/** Files of the demo feed that name its own invoices, and are refused when those are replaced. */
export const filesOfInvoices = ['invoice_disputes', 'invoice_dispute_results', 'bonus_points'];

/** The items of a payer; even numbers of them, because of the instalments. */
export interface Account {
  payer: string;
  /** Another customer, which gets some of the goods. */
  shop: string;
  open: number;
  cleared: number;
  /** The days within which the cleared ones were cleared. */
  days: number;
}

/** @param invoices a multiple of 1,000: a thousandth of them are the large payers, a hundredth all payers */
export function planAccounts(invoices: number): Account[] {
  const payers = invoices / 100;
  const accounts = Array.from({ length: payers }, (_, nth): Account => {
    const size = nth < payers / 10 ? { open: 300, cleared: 400 } : { open: 6, cleared: 16 };
    const shop = unifiedCode(sorg, ((nth + 1) % payers) + 1);
    return { payer: unifiedCode(sorg, nth + 1), shop, days: 700, ...size };
  });
  const [first] = accounts;
  const planned = accounts.reduce((sum, { open, cleared }) => sum + open + cleared, 0);
  if (first) Object.assign(first, { cleared: first.cleared + invoices - planned, days: 350 });
  return accounts;
}

/** The place of an item: the nth of all items, the kth of its account. */
interface Place {
  account: Account;
  n: number;
  k: number;
  /** Returns the day that is so many days after today. */
  day: (days: number) => string;
}

const isSecond = (n: number) => n % 10 === 1;
/** The number of the invoice that the nth item belongs to. */
export const invoiceNo = (n: number) => `I${String(isSecond(n) ? n - 1 : n).padStart(9, '0')}`;

function writeItem({ account, n, k, day }: Place): Row<'invoices.csv'> {
  const first = isSecond(n) ? n - 1 : n;
  const place = isSecond(n) ? k - 1 : k;
  const isPair = n % 10 < 2;
  const sign = n % 25 === 7 ? -1 : 1;
  const cents = 1_000 + ((first * 7_919) % 500_000);
  const isOpen = k < account.open;
  const cleared = -1 - ((place * 13) % account.days);
  const written = isOpen ? -1 - ((place * 37) % 150) : cleared - 35;
  const due = written + 60 + (isSecond(n) ? 30 : 0);
  const isDunned = isOpen && due < 0 && sign > 0 && n % 6 === 0;
  return {
    sorg,
    companyCode: 'US20',
    accountingNo: `A${n}`,
    fiscalYear: 2026,
    lineItem: '1',
    invoiceNo: invoiceNo(n),
    payer: account.payer,
    assignment: `AS${n}`,
    customer: first % 50 === 3 ? account.shop : '',
    installment: isPair ? 1 + (n % 10) : '',
    doNo: `D${first}`,
    orderNo: `O${first}`,
    invoiceDate: day(written),
    dueDate: day(due),
    accountingAmount: (sign * cents) / 100,
    grandTotal: (sign * cents * (isPair ? 2 : 1)) / 100,
    tax: (sign * (cents >> 4)) / 100,
    ...(sign > 0 && { freightAllowance: first % 9 === 0 ? 5 : 0 }),
    ...(sign > 0 && first % 4 === 0
      ? { earlyPaymentDiscount: (cents >> 6) / 100, earlyPaymentUntil: day(written + 14) }
      : {}),
    terms: '60 days net',
    expeditionName: 'Parcel',
    expeditionTracking: `1Z${first}`,
    clearingDate: isOpen ? '' : day(cleared + (isSecond(n) ? 1 : 0)),
    ...(isDunned ? { dunningLevel: 1, dunnedOn: day(-1) } : {}),
  };
}

/** Of ten items two are instalments of one invoice; the nine invoices have 32 lines. */
const linesByDigit = [4, 0, 4, 3, 4, 3, 4, 3, 4, 3];

function* writeLines(n: number): Generator<Row<'invoice_lines.csv'>> {
  const sign = n % 25 === 7 ? -1 : 1;
  for (let position = 1; position <= (linesByDigit[n % 10] ?? 0); position++) {
    const article = (n * 7_919 + position * 104_729) % 5_000;
    const qty = 1 + (n % 7);
    const price = 500 + article;
    yield {
      sorg,
      invoiceNo: invoiceNo(n),
      position,
      article: `MB-${article}`,
      uom: 'PCS',
      name: `Chain ${article} links`,
      brand: 'Kette',
      qty: sign * qty,
      price: price / 100,
      subTotal: (sign * qty * price) / 100,
      taxRate: 0.08,
      orderNo: `O${n}`,
      doNo: `D${n}`,
    };
  }
}

/** Writes the accounts as `invoices.csv` and `invoice_lines.csv`. @returns the number of rows */
export async function writeAccounts(
  folder: string,
  accounts: readonly Account[],
  today: string,
): Promise<number> {
  const invoices = openCsv(folder, 'invoices.csv');
  const lines = openCsv(folder, 'invoice_lines.csv');
  const days = new Map<number, string>();
  const day = (distance: number) => {
    const known = days.get(distance) ?? addDays(today, distance);
    days.set(distance, known);
    return known;
  };
  let n = 0;
  for (const account of accounts)
    for (let k = 0; k < account.open + account.cleared; k++, n++) {
      await invoices.write([writeItem({ account, n, k, day })]);
      await lines.write([...writeLines(n)]);
    }
  await Promise.all([invoices.end(), lines.end()]);
  return invoices.rows + lines.rows;
}
