import { useLingui } from '@lingui/react/macro';
import type { ExportColumn } from '#src/crud/list/export-columns.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import type { ListedInvoice } from './invoices.queries.ts';

type Column = ExportColumn<ListedInvoice>;

/** The columns that files of open and of paid invoices both have; on paper there are fewer. */
export function useInvoiceExportColumns(): Column[] {
  const { t } = useLingui();
  const { date } = useDates();
  const text = (
    header: string,
    name: string,
    value: (item: ListedInvoice) => string | null,
  ): Column => ({ header, width: 18, value, server: { name } });
  const day = (header: string, name: string, value: (item: ListedInvoice) => string): Column => ({
    header,
    width: 12,
    format: 'day',
    value,
    server: { name },
    paper: { width: 14, text: (item) => date(value(item)) },
  });
  return [
    {
      ...text(t`Invoice`, 'invoiceNo', ({ invoiceNo }) => invoiceNo),
      paper: { width: 18, text: ({ invoiceNo }) => invoiceNo },
    },
    {
      header: t`Instalment`,
      width: 10,
      value: ({ installment }) => installment,
      server: { name: 'installment' },
    },
    day(t`Invoice date`, 'invoiceDate', ({ invoiceDate }) => invoiceDate),
    day(t`Due date`, 'dueDate', ({ dueDate }) => dueDate),
    text(t`Order`, 'orderNo', ({ orderNo }) => orderNo),
    {
      ...text(t`PO number`, 'poNumber', ({ poNumber }) => poNumber),
      paper: { width: 18, text: ({ poNumber }) => poNumber ?? '' },
    },
    text(t`Delivery`, 'doNo', ({ doNo }) => doNo),
    text(t`Terms of payment`, 'terms', ({ terms }) => terms),
  ];
}
