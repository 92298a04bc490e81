import { setTimeout as pause } from 'node:timers/promises';
import budgets from '../budgets.json' with { type: 'json' };
import type { MeasuredRow } from '../measured-row.ts';
import { watchMemory } from '../money/ask.ts';
import { calculatePercentile, timeCalls } from '../percentile.ts';
import { readNews, whileReading } from '../while-reading.ts';
import { logIn, sendQuery, type Tokens, withFixture } from '../with-fixture.ts';
import { fillInvoices } from './records-data.store.ts';

const year = new Date().getFullYear() - 1;
const columns = [
  'invoiceNo',
  'custCode',
  'invoiceDate',
  'dueDate',
  'grandTotal',
  'openAmount',
  'status',
].map((name) => ({ name, header: name }));
const asking = `mutation ($format: DownloadFormat!, $columns: [DownloadColumnInput!]!) {
  requestDownloadArea(module: INVOICES, from: "${year}-01-01", to: "${year}-12-31", format: $format, title: "Invoices",
    columns: $columns) { userErrors { field code } } }`;
const listing = '{ downloadArea { requests { status rows bytes problem } } }';

/** Files with a year of invoices, made by a server process: time, memory, and other calls of the server in that time. */
export async function measureDownload(invoices: number): Promise<MeasuredRow[]> {
  const rows: MeasuredRow[] = [];
  await withFixture({ durable: true }, async ({ db, start }) => {
    await fillInvoices(db, invoices, year);
    const server = await start({ PANNIER_CALL_LIMITS: 'off' });
    const tokens = await logIn(server.url, 'dealer1');
    const read = readNews(server.url, tokens);
    const quiet = calculatePercentile(await timeCalls(500, read), 0.99);
    for (const format of ['XLSX', 'CSV']) {
      let megabytesOfFile = 0;
      const make = async () => {
        const { data, errors } = await sendQuery(server.url, tokens, asking, { format, columns });
        if (errors || data.requestDownloadArea.userErrors.length > 0)
          throw new Error(JSON.stringify(errors ?? data));
        megabytesOfFile = await waitUntilReady(server.url, tokens, invoices);
      };
      const { result, times } = await whileReading(read, () => watchMemory(server, make));
      const of = `, ${format} of ${invoices} invoices, ${megabytesOfFile} MB`;
      rows.push(
        { what: `s${of}`, figure: result.seconds, budget: budgets.downloadSeconds },
        { what: `MB above idle${of}`, figure: result.megabytes, budget: budgets.downloadMb },
        {
          what: `p99 of a list in that time, times its ${quiet} ms before${of}`,
          figure: Math.round((calculatePercentile(times, 0.99) / quiet) * 10) / 10,
          budget: budgets.downloadBusyTimes,
        },
      );
    }
  });
  return rows;
}

/** Waits until the newest file is ready. @returns its MB @throws when it failed or has another number of rows */
async function waitUntilReady(url: string, tokens: Tokens, invoices: number): Promise<number> {
  for (;;) {
    const { data, errors } = await sendQuery(url, tokens, listing);
    const [newest] = data?.downloadArea.requests ?? [];
    if (!newest || newest.status === 'FAILED') throw new Error(JSON.stringify(errors ?? newest));
    if (newest.status === 'READY') {
      if (newest.rows !== invoices) throw new Error(`${newest.rows} rows`);
      return Math.round(newest.bytes / 1e6);
    }
    await pause(500);
  }
}
