import { Plural, useLingui } from '@lingui/react/macro';
import { useDates, useMoney } from '#src/features/hosts/hosts.public.ts';
import type { Column } from '#src/ui/table/column.ts';
import type { ListedInvoice } from '../invoices.queries.ts';
import { InvoiceNumber } from './invoice-number.tsx';

type Item = ListedInvoice;

/** The columns of the list of paid invoices. Their ids are the sorts of the server. */
export function usePaidColumns(): Column<Item>[] {
  const { t } = useLingui();
  const money = useMoney();
  const { date } = useDates();
  const day = (text: string | null) => (
    <span className="tabular whitespace-nowrap">{text ? date(text) : ''}</span>
  );
  return [
    {
      id: 'invoiceNo',
      header: t`Invoice`,
      rowHeader: true,
      sortable: true,
      cell: (item) => <InvoiceNumber {...item} />,
    },
    {
      id: 'invoiceDate',
      header: t`Date`,
      hideable: true,
      sortable: true,
      cell: (item) => day(item.invoiceDate),
    },
    {
      id: 'dueDate',
      header: t({ message: 'Due', comment: 'column with the due dates of invoices' }),
      hideable: true,
      sortable: true,
      cell: (item) => day(item.dueDate),
    },
    {
      id: 'clearingDate',
      header: t({ message: 'Paid on', comment: 'column with the days of payment' }),
      sortable: true,
      cell: (item) => day(item.clearingDate),
    },
    {
      id: 'daysTaken',
      header: t`Days taken`,
      hideable: true,
      cell: ({ daysTaken }) =>
        daysTaken === null ? null : (
          <span className="tabular">
            <Plural value={daysTaken} one="# day" other="# days" />
          </span>
        ),
    },
    {
      id: 'carrier',
      header: t`Carrier`,
      hideable: true,
      cell: ({ expeditionName, expeditionTracking }) => (
        <>
          {expeditionName}
          {expeditionTracking ? (
            <span className="tabular block text-sm text-ink-muted wrap-anywhere">
              {expeditionTracking}
            </span>
          ) : null}
        </>
      ),
    },
    {
      id: 'grandTotal',
      header: t`Total`,
      align: 'end',
      sortable: true,
      cell: ({ grandTotal }) => (
        <span className="tabular whitespace-nowrap font-semibold">{money(grandTotal)}</span>
      ),
    },
  ];
}
