import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryClient } from '#src/graphql/query-client.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import type { InvoicesOnDevice } from './kept-year.ts';
import { loadInvoiceDevice } from './load-invoice-device.ts';
import type { YearJob } from './year-job.ts';

/** The key that the queries about a customer's invoices on the device begin with. */
const onDevice = (customer: string) => ['invoices', 'on-device', customer];

/** Queries of the device need no network, and their answers are never fresh. */
const fromDevice = { networkMode: 'always', staleTime: 0, retry: false } as const;

/**
 * Which documents of an invoice the device has. A query, although the device writes them itself: a live query would
 * load the database with the page.
 */
export const keptDocumentsQuery = (customer: string, invoiceNo: string) =>
  queryOptions({
    queryKey: [...onDevice(customer), 'documents', invoiceNo],
    queryFn: async () => await (await loadInvoiceDevice()).findKeptDocuments(invoiceNo),
    ...fromDevice,
  });

/** The invoices of a customer on the device. @param phase of the job; the answer changes with it */
export const invoicesOnDeviceQuery = (customer: string, phase: YearJob['phase']) =>
  queryOptions({
    queryKey: [...onDevice(customer), 'all', phase],
    queryFn: async (): Promise<InvoicesOnDevice | null> => {
      const viewer = boundViewer();
      return viewer && (await (await loadInvoiceDevice()).getInvoicesOnDevice(viewer));
    },
    placeholderData: keepPreviousData,
    ...fromDevice,
  });

/** Repeats the queries about a customer's invoices on the device. */
export async function readDeviceAgain(customer: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: onDevice(customer) });
}
