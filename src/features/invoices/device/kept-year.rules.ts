import { addYears } from '#shared/days.ts';
import type {
  InvoiceItemFragment as Item,
  PaidInvoicesQueryVariables,
} from '#src/graphql/generated/graphql.ts';
import type { Period } from '#src/lib/period.ts';
import { hasNumber } from '../open-invoices.rules.ts';

/** The list that the device keeps of a year, next to the documents. */
export interface KeptYear {
  /** The calendar year whose documents are kept. */
  year: string;
  /** The first day of payment that `paid` covers. */
  from: string;
  /** All items that were paid since then. */
  paid: readonly Item[];
  /** The ids of all documents of the year, fetched or not. */
  documents: readonly string[];
  /** When the server answered, ISO. */
  asOf: string;
}

/** The days of payment of which the device keeps all items: a whole year, so that January has its last quarter. */
export const getKeptPeriod = (today: string): Period => ({ from: addYears(today, -1), to: today });

/** The documents of the invoices of a year by their dates, each invoice once. @param year YYYY */
export function listYearDocuments(
  items: readonly Item[],
  year: string,
): { invoiceNo: string; kind: 'pdf' | 'e-invoice' }[] {
  const ofYear = items.filter(({ invoiceDate }) => invoiceDate.startsWith(`${year}-`));
  const eInvoices = new Map(ofYear.map(({ invoiceNo, hasEInvoice }) => [invoiceNo, hasEInvoice]));
  return [...eInvoices].flatMap(([invoiceNo, hasEInvoice]) => [
    { invoiceNo, kind: 'pdf' },
    ...(hasEInvoice ? [{ invoiceNo, kind: 'e-invoice' as const }] : []),
  ]);
}

type Query = Omit<PaidInvoicesQueryVariables, 'from' | 'to' | 'payerCode'>;
type SortColumn = 'invoiceNo' | 'invoiceDate' | 'dueDate' | 'clearingDate' | 'grandTotal';

function compareBy(column: SortColumn, a: Item, b: Item): number {
  const [x, y] = [a[column] ?? '', b[column] ?? ''];
  return x === y ? 0 : x < y ? -1 : 1;
}

/**
 * Returns the paid items that a list asks for, from those on the device: newest payment first unless sorted
 * otherwise. Null where the device does not have the whole period. A search looks at the numbers only.
 */
export function findPaidItems(
  { from, paid }: Pick<KeptYear, 'from' | 'paid'>,
  period: Period,
  { search, sort, page, limit }: Query,
): { invoices: Item[]; info: { count: number } } | null {
  if (period.from < from) return null;
  const found = paid.filter(
    (item) =>
      item.clearingDate !== null &&
      item.clearingDate >= period.from &&
      item.clearingDate <= period.to &&
      (!search || hasNumber(item, search)),
  );
  const [first] = [sort ?? []].flat();
  const { by, order } = first ?? { by: 'clearingDate' as const, order: 'DESC' };
  const sign = order === 'DESC' ? -1 : 1;
  found.sort((a, b) => sign * compareBy(by, a, b) || compareBy('invoiceNo', a, b));
  return {
    invoices: found.slice((page - 1) * limit, page * limit),
    info: { count: found.length },
  };
}
