import { addDays } from '#shared/days.ts';
import type { RunningServer } from '../../scripts/testing/server.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { invoiceNo } from './accounts.ts';
import { type MoneyRow, rest, timeCalls, toTimeRow, watchMemory } from './ask.ts';
import type { Payer } from './money-portal.ts';

const zipped = 500;
/** Columns of the list on the screen. */
const columns = [
  'invoiceNo',
  'installment',
  'invoiceDate',
  'dueDate',
  'clearingDate',
  'daysTaken',
  'terms',
  'grandTotal',
  'accountingAmount',
  'tax',
  'doNo',
  'orderNo',
  'payerName',
  'custName',
];

/** Reads an answer to its end, without keeping it. @returns its bytes */
async function drain(answer: Response): Promise<number> {
  if (!answer.ok || !answer.body) throw new Error(`${answer.url}: ${answer.status}`);
  let bytes = 0;
  for await (const chunk of answer.body) bytes += (chunk as Uint8Array).length;
  if (bytes === 0) throw new Error(`${answer.url}: empty`);
  return bytes;
}

/** PDFs, the ZIP of many of them, and the export of the longest list, with the memory of the server. */
export async function measureDocuments(
  server: RunningServer,
  { token, open, cleared }: Payer,
  today: string,
): Promise<MoneyRow[]> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const post = (path: string, body: object) =>
    fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) }).then(drain);
  const pdf = async (nth: number) => {
    const started = performance.now();
    const path = `/documents/invoices/${invoiceNo(2 + nth * 10)}/pdf`;
    await drain(await fetch(server.url + path, { headers }));
    return performance.now() - started;
  };
  const rows: MoneyRow[] = [
    toTimeRow('PDF of an invoice', await timeCalls(server.url, 60, pdf), budgets.moneyPdfP95Ms),
  ];
  // Of ten items nine are an invoice.
  const invoiceNos = Array.from({ length: Math.min(zipped, (open + cleared) / 2) }, (_, nth) =>
    invoiceNo(nth + Math.floor(nth / 9) + (nth % 9 > 0 ? 1 : 0)),
  );
  await rest();
  const zip = await watchMemory(server, () => post('/documents/invoices', { invoiceNos }));
  rows.push({
    what: `ZIP of the PDFs, ${zip.seconds} s`,
    count: invoiceNos.length,
    p50: '',
    figure: zip.megabytes,
    unit: 'MB above idle',
    budget: budgets.moneyZipMb,
  });
  const exportPaid = (format: 'csv' | 'xlsx') =>
    post('/exports/paid-invoices', {
      format,
      title: 'Paid invoices',
      filter: { from: addDays(today, -365), to: today },
      columns: columns.map((name) => ({ name, header: name })),
    });
  // The first one lets the memory for young objects grow, which the process then keeps.
  await exportPaid('csv');
  const count = Math.min(cleared, 100_000);
  for (const format of ['csv', 'xlsx'] as const) {
    await rest();
    const { seconds, megabytes } = await watchMemory(server, () => exportPaid(format));
    const budget = format === 'csv' ? budgets.moneyCsvSeconds : budgets.moneyXlsxSeconds;
    const row = { what: `export as ${format.toUpperCase()}`, count, p50: '' };
    const memory = { figure: megabytes, unit: 'MB above idle', budget: budgets.moneyExportMb };
    rows.push({ ...row, figure: seconds, unit: 's', budget }, { ...row, ...memory });
  }
  return rows;
}
