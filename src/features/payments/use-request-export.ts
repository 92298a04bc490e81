import { useLingui } from '@lingui/react/macro';
import { getDayIn } from '#shared/days.ts';
import { toMajor } from '#shared/money.ts';
import type { ExportColumn } from '#src/crud/list/export-columns.ts';
import type { ListExportProps } from '#src/crud/list/list-export.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { getServerNow } from '#src/lib/device/server-clock.ts';
import type { RequestListParams } from './payments.params.ts';
import { type ListedRequest, loadRequests, toRequestFilter } from './payments.queries.ts';
import type { StatusCounts } from './use-status-options.ts';

/** The columns of a file of payment requests. */
function useExportColumns(counts: StatusCounts): ExportColumn<ListedRequest>[] {
  const { t } = useLingui();
  const { currency, timeZone } = useHostConfig();
  const texts = Object.fromEntries(counts.map(({ status }) => [status.id, status.description]));
  const dayOf = (instant: string) => getDayIn(timeZone, new Date(instant));
  return [
    {
      header: t`Payment`,
      width: 16,
      value: ({ externalId }) => externalId,
      server: { name: 'externalId' },
    },
    {
      header: t`Made`,
      width: 12,
      format: 'day',
      value: ({ createdAt }) => dayOf(createdAt),
      server: { name: 'createdAt' },
    },
    {
      header: t`Invoices`,
      width: 30,
      value: ({ invoices }) => [...new Set(invoices.map(({ invoiceNo }) => invoiceNo))].join(', '),
      server: { name: 'invoices' },
    },
    {
      header: t`Way to pay`,
      width: 22,
      value: ({ paymentDesc }) => paymentDesc,
      server: { name: 'paymentDesc' },
    },
    {
      header: t`Virtual account`,
      width: 22,
      value: ({ virtualAccountNo }) => virtualAccountNo,
      server: { name: 'virtualAccountNo' },
    },
    {
      header: t`To be paid by`,
      width: 12,
      format: 'day',
      value: ({ expiredDate }) => dayOf(expiredDate),
      server: { name: 'expiredDate' },
    },
    {
      header: t`Status`,
      width: 18,
      value: ({ paymentStatus }) => paymentStatus.description,
      server: { name: 'status', texts },
    },
    {
      header: t`Amount`,
      width: 16,
      format: 'money',
      value: ({ amount }) => toMajor(amount, currency.decimalPrecision),
      server: { name: 'amount' },
    },
  ];
}

/** Saves all requests that fit the filters, on all pages, as a spreadsheet. */
export function useRequestExport(
  params: RequestListParams,
  counts: StatusCounts,
): (count: number) => ListExportProps<ListedRequest> {
  const { t } = useLingui();
  const { currency, timeZone } = useHostConfig();
  const { customer } = useSession();
  const columns = useExportColumns(counts);
  const filter = toRequestFilter(customer?.unified ?? '', params);
  return (count) => ({
    fileName: () => `${t`Payments`} - ${getDayIn(timeZone, getServerNow())}`,
    title: t`Payments`,
    columns,
    precision: currency.decimalPrecision,
    formats: ['xlsx', 'csv'],
    count,
    fromServer: { list: 'payment-requests', filter },
    rowKey: ({ externalId }) => externalId,
    load: async (page, signal) => {
      const { requests, info } = await loadRequests({ ...filter, ...page }, signal);
      return { rows: requests, count: info.count };
    },
  });
}
