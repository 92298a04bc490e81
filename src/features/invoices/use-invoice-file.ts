import { useLingui } from '@lingui/react/macro';
import type { ExportedList } from '#src/crud/list/list-export.tsx';
import { shownCode } from '#src/features/customers/customers.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import type { FileColumn } from '#src/ui/table/column.ts';
import { useStatusTexts } from './use-status-texts.ts';

/** The columns that files of open and of paid invoices both have, by the columns of the tables. */
export function useInvoiceFileColumns() {
  const { t } = useLingui();
  return {
    number: [
      { name: 'invoiceNo', header: t`Invoice`, paper: true },
      { name: 'installment', header: t`Instalment` },
    ],
    invoiceDate: [{ name: 'invoiceDate', header: t`Invoice date`, paper: true }],
    dueDate: [{ name: 'dueDate', header: t`Due date`, paper: true }],
    references: [
      { name: 'orderNo', header: t`Order` },
      { name: 'poNumber', header: t`PO number`, paper: true },
      { name: 'doNo', header: t`Delivery` },
    ],
    terms: [{ name: 'terms', header: t`Terms of payment` }],
  } satisfies Record<string, readonly FileColumn[]>;
}

/** The files of invoices, for whom and which of them. @param facts the filters in words */
export function useInvoiceFile(
  of: Pick<ExportedList, 'list' | 'title' | 'filter'>,
  facts: readonly string[],
): ExportedList {
  const { webTitle } = useHostConfig();
  const { customer } = useSession();
  return {
    ...of,
    formats: ['pdf', 'xlsx', 'csv'],
    facts: () => [webTitle, customer ? `${shownCode(customer)} ${customer.name}` : '', ...facts],
  };
}

/** The columns of a file of the invoices of a period, open and paid. */
export function useInvoicePeriodColumns(): FileColumn[] {
  const { t } = useLingui();
  const file = useInvoiceFileColumns();
  return [
    { name: 'custCode', header: t`Customer` },
    { name: 'custName', header: t`Customer name` },
    { name: 'payerCode', header: t`Payer` },
    ...file.number,
    ...file.invoiceDate,
    ...file.dueDate,
    ...file.references,
    ...file.terms,
    { name: 'status', header: t`Status`, texts: useStatusTexts() },
    { name: 'grandTotal', header: t`Total` },
    { name: 'tax', header: t`Tax` },
    { name: 'openAmount', header: t`Open amount` },
    {
      name: 'clearingDate',
      header: t({ message: 'Paid on', comment: 'column with the days of payment' }),
    },
    { name: 'daysTaken', header: t`Days taken` },
    { name: 'expeditionName', header: t`Carrier` },
    { name: 'expeditionTracking', header: t`Tracking number` },
  ];
}
