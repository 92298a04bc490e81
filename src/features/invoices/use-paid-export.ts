import { useLingui } from '@lingui/react/macro';
import { getDayIn } from '#shared/days.ts';
import { toMajor } from '#shared/money.ts';
import type { ExportColumn } from '#src/crud/list/export-columns.ts';
import type { ListExportProps } from '#src/crud/list/list-export.tsx';
import { shownCode } from '#src/features/customers/customers.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import type { PaidInvoicesQueryVariables } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import { getServerNow } from '#src/lib/device/server-clock.ts';
import type { Period } from '#src/lib/period.ts';
import { type ListedInvoice, loadPaidInvoices } from './invoices.queries.ts';
import { useInvoiceExportColumns } from './use-invoice-export-columns.ts';

type Filter = Omit<PaidInvoicesQueryVariables, 'page' | 'limit' | 'sort'> & Period;

/** The columns that only paid items have. */
function usePaidExportColumns(): ExportColumn<ListedInvoice>[] {
  const { t } = useLingui();
  const money = useMoney();
  const { date } = useDates();
  const { currency } = useHostConfig();
  return [
    {
      header: t({ message: 'Paid on', comment: 'column with the days of payment' }),
      width: 12,
      format: 'day',
      value: ({ clearingDate }) => clearingDate,
      server: { name: 'clearingDate' },
      paper: { width: 14, text: ({ clearingDate }) => (clearingDate ? date(clearingDate) : '') },
    },
    {
      header: t`Days taken`,
      width: 10,
      value: ({ daysTaken }) => daysTaken,
      server: { name: 'daysTaken' },
      paper: { width: 10, text: ({ daysTaken }) => String(daysTaken ?? ''), numeric: true },
    },
    {
      header: t`Carrier`,
      width: 18,
      value: ({ expeditionName }) => expeditionName,
      server: { name: 'expeditionName' },
    },
    {
      header: t`Tracking number`,
      width: 18,
      value: ({ expeditionTracking }) => expeditionTracking,
      server: { name: 'expeditionTracking' },
    },
    {
      header: t`Total`,
      width: 16,
      format: 'money',
      value: ({ grandTotal }) => toMajor(grandTotal, currency.decimalPrecision),
      server: { name: 'grandTotal' },
      paper: { width: 18, text: ({ grandTotal }) => money(grandTotal), numeric: true },
    },
  ];
}

/** Saves all paid items that a list shows, on all its pages. */
export function usePaidExport(
  filter: Filter,
  sort: PaidInvoicesQueryVariables['sort'],
): (count: number) => ListExportProps<ListedInvoice> {
  const { t } = useLingui();
  const { date } = useDates();
  const { webTitle, currency, timeZone } = useHostConfig();
  const { customer } = useSession();
  const columns = [...useInvoiceExportColumns(), ...usePaidExportColumns()];
  return (count) => ({
    fileName: () => `${t`Paid invoices`} - ${getDayIn(timeZone, getServerNow())}`,
    title: t`Paid invoices`,
    columns,
    precision: currency.decimalPrecision,
    formats: ['pdf', 'xlsx', 'csv'],
    facts: () => [
      webTitle,
      customer ? `${shownCode(customer)} ${customer.name}` : '',
      `${date(filter.from)} – ${date(filter.to)}`,
      filter.search ?? '',
    ],
    count,
    fromServer: { list: 'paid-invoices', filter },
    rowKey: ({ id }) => id,
    load: async (page, signal) => {
      const variables = { ...filter, ...(sort && { sort }), ...page };
      const { invoices, info } = await loadPaidInvoices(variables, filter, signal);
      return { rows: invoices, count: info.count };
    },
  });
}
