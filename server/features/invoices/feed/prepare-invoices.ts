import type { Entry, FileRun, Row } from '#server/feeds/feed-file.ts';
import { KeySet } from '#server/feeds/key-set.ts';

/** The items of a file that were read already. Later items of the same file are compared with them. */
interface Seen {
  /** Invoice numbers with what all their instalments must share. */
  invoices: Map<string, { line: number; shared: string }>;
  assignments: KeySet;
}

const seenByRun = new WeakMap<FileRun, Seen>();

/** The columns that all instalments of an invoice have in common, by their names in the file. */
const sharedColumns: readonly (readonly [column: string, name: string])[] = [
  ['payer', 'payer'],
  ['customer', 'customer'],
  ['invoice_date', 'invoiceDate'],
  ['grand_total', 'grandTotal'],
  ['freight_allowance', 'freightAllowance'],
  ['early_payment_discount', 'earlyPaymentDiscount'],
];

/**
 * Completes items without a shop of their own. Refuses instalments of one invoice that differ in `sharedColumns`, and
 * open payables of a payer with the same assignment, by which a selection would take both (B190).
 */
export async function prepareInvoices(batch: Entry[], run: FileRun): Promise<void> {
  let seen = seenByRun.get(run);
  if (!seen) {
    seen = { invoices: new Map(), assignments: new KeySet() };
    seenByRun.set(run, seen);
  }
  for (const entry of batch) {
    entry.row.customer ??= entry.row.payer;
    if (entry.row.sorg === undefined || entry.row.payer === undefined) continue;
    checkShared(entry, run, seen);
    checkAssignment(entry, run, seen);
  }
}

function checkShared({ line, row }: Entry, { tell }: FileRun, { invoices }: Seen): void {
  if (typeof row.installment !== 'number' || row.invoice_no === undefined) return;
  const key = `${row.sorg} ${row.invoice_no}`;
  const first = invoices.get(key);
  if (!first) {
    invoices.set(key, { line, shared: sharedOf(row) });
    return;
  }
  if (first.shared === sharedOf(row)) return;
  const before: unknown[] = JSON.parse(first.shared);
  const [, name = ''] = sharedColumns.find(([column], at) => row[column] !== before[at]) ?? [];
  const reason = `is not that of the instalment in line ${first.line}`;
  tell(line, name, 'NOT_ALLOWED', reason);
}

const sharedOf = (row: Row) => JSON.stringify(sharedColumns.map(([column]) => row[column] ?? null));

function checkAssignment({ line, row }: Entry, { tell }: FileRun, { assignments }: Seen): void {
  const isOpenPayable = row.clearing_date === null && Number(row.accounting_amount) > 0;
  if (!isOpenPayable || row.assignment === undefined) return;
  const first = assignments.add(JSON.stringify([row.sorg, row.payer, row.assignment]), line);
  if (first) tell(line, 'assignment', 'DUPLICATE_KEY', `same as of the open item in line ${first}`);
}
