// Looks after the invoices on the device: removes those that the user may no longer read, and fetches new ones.

import { dayMs } from '#shared/days.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { wipeDocumentsOfOthers } from '#src/offline/documents/document-database.ts';
import { eraseDocuments, removeDocuments } from '#src/offline/documents/document-store.ts';
import { withReopen } from '#src/offline/reopen-database.ts';
import type { Viewer } from '#src/offline/viewer.ts';
import { keepYear } from './keep-year.ts';
import { getInvoicesOnDevice } from './kept-year.ts';
import { type InvoiceRights, prefetchInvoices } from './prefetch-invoices.ts';

export interface InvoiceCare {
  /** Null: the user may read no invoices. */
  rights: InvoiceRights | null;
  /** The user may act for other customers than the active one. */
  mayChangeCustomer: boolean;
  /** The customers whose lists are wanted on the device. */
  customers: readonly string[];
  /** YYYY-MM-DD in the sales organisation's time zone. */
  today: string;
}

/** The customers that the device knows a user may act for; null when it has no list of them. */
async function findKnownCustomers({ host, userId, sorg }: Viewer): Promise<Set<string> | null> {
  const db = openUserDatabase(host, userId);
  const row = await withReopen(db, () => db.customerLists.get(sorg));
  if (!row) return null;
  const customers = row.customers as readonly { custCode: { unified: string } }[];
  return new Set(customers.map(({ custCode }) => custCode.unified));
}

/** Removes the documents of customers that the user may no longer act for. */
async function dropLostCustomers(viewer: Viewer, mayChangeCustomer: boolean): Promise<void> {
  const { customer: active, sorg } = viewer;
  const known = mayChangeCustomer ? await findKnownCustomers(viewer) : new Set<string>();
  if (!known) return;
  await removeDocuments(
    viewer,
    (row) => row.sorg === sorg && row.customer !== active && !known.has(row.customer),
  );
}

/** Fetches the new documents of a kept year once a day, and those that an interrupted job left out. */
async function refreshYear(viewer: Viewer, today: string): Promise<void> {
  const { year } = await getInvoicesOnDevice(viewer);
  if (!year) return;
  const isOld = Date.now() - Date.parse(year.asOf) >= dayMs;
  if (isOld || year.done < year.total) await keepYear(viewer, today);
}

/**
 * Brings the invoices on the device in step with the user's rights, and with the server where there is a network.
 * @throws SendFailure when the server cannot be asked, and the browser's error when the device cannot be read
 */
export async function lookAfterInvoices(
  viewer: Viewer,
  { rights, mayChangeCustomer, customers, today }: InvoiceCare,
): Promise<void> {
  await wipeDocumentsOfOthers(viewer);
  if (!rights) return await eraseDocuments(viewer);
  await dropLostCustomers(viewer, mayChangeCustomer);
  if (!navigator.onLine) return;
  await prefetchInvoices(viewer, customers, rights);
  await refreshYear(viewer, today);
}
