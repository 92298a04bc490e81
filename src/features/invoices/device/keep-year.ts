// Brings the documents of this year's invoices to the device and keeps them there.
//
// The list of the year is stored first, with all its documents; those that are missing are then fetched. A job that
// was interrupted therefore continues where it stopped. Documents of the list are pinned: others make room for them.

import { request } from '#src/graphql/client.ts';
import { isNetworkError } from '#src/graphql/errors.ts';
import { OpenInvoicesDocument, PaidInvoicesDocument } from '#src/graphql/generated/graphql.ts';
import { loadAllPages } from '#src/lib/load-all-pages.ts';
import {
  listDocuments,
  pinDocuments,
  removeDocument,
  removePinnedDocuments,
} from '#src/offline/documents/document-store.ts';
import { isStorageFull } from '#src/offline/outbox/storage-problems.ts';
import { onViewerChange, type Viewer } from '#src/offline/viewer.ts';
import { fetchDocuments } from './fetch-documents.ts';
import { toDocumentId } from './invoice-documents.ts';
import { getKeptPeriod, listYearDocuments } from './kept-year.rules.ts';
import { NoRoom, writeKeptYear, yearListId } from './kept-year.ts';
import { idleJob, type YearJob, yearJob } from './year-job.ts';

/** The most items per page that the server gives. */
const pageSize = 100;

let running: { control: AbortController; ended: Promise<void> } | null = null;

/** Asks the server for the year's invoices: all that were paid in the last year, and the open ones. */
async function loadYear({ customer }: Viewer, today: string, signal: AbortSignal) {
  const asOf = new Date().toISOString();
  const payerCode = customer ?? '';
  const period = getKeptPeriod(today);
  const paid = await loadAllPages(
    async (page) => {
      const variables = { ...period, payerCode, ...page };
      const { invoiceV5 } = await request(PaidInvoicesDocument, variables, { signal });
      return { rows: invoiceV5.invoices, count: invoiceV5.info.count };
    },
    ({ id }) => id,
    { pageSize, signal },
  );
  const { openInvoiceV5: open } = await request(OpenInvoicesDocument, { payerCode }, { signal });
  const year = today.slice(0, 4);
  const documents = listYearDocuments([...open.invoices, ...paid], year);
  return { year, from: period.from, paid, documents, asOf };
}

async function run(viewer: Viewer, today: string, signal: AbortSignal): Promise<void> {
  const list = await loadYear(viewer, today, signal);
  const wanted = list.documents.map((one) => ({
    ...one,
    id: toDocumentId(one.invoiceNo, one.kind),
  }));
  const ids = wanted.map(({ id }) => id);
  await writeKeptYear(viewer, { ...list, documents: ids });
  await pinDocuments(viewer, new Set([yearListId, ...ids]));
  const here = new Set((await listDocuments(viewer)).map(({ id }) => id));
  const missing = wanted.filter(({ id }) => !here.has(id));
  const total = wanted.length;
  let done = total - missing.length;
  const show = () => yearJob.set({ phase: 'running', done, total });
  show();
  const onKept = () => {
    done += 1;
    show();
  };
  const gone = await fetchDocuments(missing, { viewer, signal, onKept });
  if (gone.length === 0) return;
  const goneIds = new Set(gone.map((one) => toDocumentId(one.invoiceNo, one.kind)));
  await writeKeptYear(viewer, { ...list, documents: ids.filter((id) => !goneIds.has(id)) });
}

function toPhase(error: unknown): YearJob['phase'] {
  if (error instanceof NoRoom || isStorageFull(error)) return 'full';
  return isNetworkError(error) ? 'offline' : 'failed';
}

/**
 * Keeps this year's invoices of the viewer's customer on the device, and fetches what is missing. Resolves when it is
 * over, however it ended; `yearJob` says how. It ends when the page shows the data of another user or customer.
 * @param today YYYY-MM-DD in the sales organisation's time zone
 */
export async function keepYear(viewer: Viewer, today: string): Promise<void> {
  if (running) return;
  const control = new AbortController();
  const { signal } = control;
  const stopListening = onViewerChange(() => control.abort());
  yearJob.set({ phase: 'running', done: 0, total: 0 });
  const ended = run(viewer, today, signal).then(
    () => yearJob.set(idleJob),
    (error: unknown) => {
      const { done, total } = yearJob.getSnapshot();
      yearJob.set(signal.aborted ? idleJob : { phase: toPhase(error), done, total });
    },
  );
  running = { control, ended };
  await ended;
  stopListening();
  running = null;
}

async function stop(): Promise<void> {
  running?.control.abort();
  await running?.ended;
  yearJob.set(idleJob);
}

/** Cancels the job. The documents that have arrived stay, unpinned, and make room for others. */
export async function cancelYear(viewer: Viewer): Promise<void> {
  await stop();
  await removeDocument(viewer, yearListId);
  await pinDocuments(viewer, new Set());
}

/** Removes the kept year from the device. */
export async function removeYear(viewer: Viewer): Promise<void> {
  await stop();
  await removePinnedDocuments(viewer);
}
