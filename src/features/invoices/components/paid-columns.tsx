import { Plural, useLingui } from '@lingui/react/macro';
import { isPayable } from '#shared/invoices/item.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { SecondLine } from '#src/ui/layout/second-line.tsx';
import { type Column, totalColumn, wholeColumn } from '#src/ui/table/column.ts';
import type { ListedInvoice } from '../invoices.queries.ts';
import { useInvoiceFileColumns } from '../use-invoice-file.ts';
import { InvoiceNumber } from './invoice-number.tsx';

type Item = ListedInvoice;

/** The columns of the list of paid invoices. Their ids are the sorts of the server. */
export function usePaidColumns(): Column<Item>[] {
  const { t } = useLingui();
  const money = useMoney();
  const { date } = useDates();
  const file = useInvoiceFileColumns();
  return [
    {
      id: 'invoiceNo',
      header: t`Invoice`,
      rowHeader: true,
      sortable: true,
      file: file.number,
      whole: true,
      cell: (item) => <InvoiceNumber {...item} />,
    },
    {
      id: 'invoiceDate',
      priority: 2,
      header: t`Date`,
      hideable: true,
      sortable: true,
      file: file.invoiceDate,
      whole: true,
      cell: ({ invoiceDate }) => date(invoiceDate),
    },
    {
      id: 'dueDate',
      priority: 2,
      header: t({ message: 'Due', comment: 'column with the due dates of invoices' }),
      hideable: true,
      sortable: true,
      file: file.dueDate,
      whole: true,
      cell: (item) => (isPayable(item) ? date(item.dueDate) : null),
    },
    {
      id: 'clearingDate',
      phone: 'fact',
      header: t({ message: 'Paid on', comment: 'column with the days of payment' }),
      sortable: true,
      file: [
        ...file.references,
        ...file.terms,
        {
          name: 'clearingDate',
          header: t({ message: 'Paid on', comment: 'column with the days of payment' }),
          paper: true,
        },
      ],
      whole: true,
      cell: ({ clearingDate }) => (clearingDate ? date(clearingDate) : null),
    },
    {
      id: 'daysTaken',
      phone: 'state',
      whole: true,
      header: t`Days taken`,
      hideable: true,
      file: [{ name: 'daysTaken', header: t`Days taken`, paper: true }],
      cell: (item) =>
        item.daysTaken === null || !isPayable(item) ? null : (
          <Plural value={{ daysTaken: item.daysTaken }} one="# day" other="# days" />
        ),
    },
    wholeColumn('poNumber', t`PO number`, ({ poNumber }) => poNumber, {
      priority: 'asked',
      hideable: true,
    }),
    wholeColumn('doNo', t`Delivery`, ({ doNo }) => doNo, { priority: 'asked', hideable: true }),
    {
      id: 'carrier',
      priority: 3,
      header: t`Carrier`,
      hideable: true,
      file: [
        { name: 'expeditionName', header: t`Carrier` },
        { name: 'expeditionTracking', header: t`Tracking number` },
      ],
      cell: ({ expeditionName, expeditionTracking }) => (
        <>
          {expeditionName}
          {expeditionTracking ? (
            <SecondLine>
              <span className="wrap-anywhere">{expeditionTracking}</span>
            </SecondLine>
          ) : null}
        </>
      ),
    },
    {
      ...totalColumn('grandTotal', t`Total`, ({ grandTotal }: Item) => money(grandTotal)),
      sortable: true,
      file: [{ name: 'grandTotal', header: t`Total`, paper: true }],
    },
  ];
}
