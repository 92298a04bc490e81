import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryClient } from '#src/graphql/query-client.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import type { InvoicesOnDevice } from './kept-year.ts';
import type { YearJob } from './year-job.ts';

/** The beginning of the keys of all that is read from the device. */
const onDevice = (customer: string) => ['invoices', 'on-device', customer];

/** How the device is read: without the network, and each time anew. */
const fromDevice = { networkMode: 'always', staleTime: 0, retry: false } as const;

/**
 * Which documents of an invoice the device has. A query, although the device writes them itself: a live query would
 * load the database with the page.
 */
export const keptDocumentsQuery = (customer: string, invoiceNo: string) =>
  queryOptions({
    queryKey: [...onDevice(customer), 'documents', invoiceNo],
    queryFn: async () =>
      await (await import('./invoice-documents.ts')).findKeptDocuments(invoiceNo),
    ...fromDevice,
  });

/** What the device has of a customer's invoices. @param phase of the job, which changes it */
export const invoicesOnDeviceQuery = (customer: string, phase: YearJob['phase']) =>
  queryOptions({
    queryKey: [...onDevice(customer), 'all', phase],
    queryFn: async (): Promise<InvoicesOnDevice | null> => {
      const viewer = boundViewer();
      return viewer && (await (await import('./kept-year.ts')).getInvoicesOnDevice(viewer));
    },
    placeholderData: keepPreviousData,
    ...fromDevice,
  });

/** Reads again what screens show of the device. */
export async function readDeviceAgain(customer: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: onDevice(customer) });
}
