import { Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { type Column, figureColumn } from '#src/ui/table/column.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import type { WholeInvoice } from '../invoices.queries.ts';
import { DueDate, InvoiceState } from './invoice-state.tsx';

type Item = WholeInvoice['items'][number];

/**
 * The payment history of an invoice: each instalment with its date of payment and its open amount; nothing of an
 * invoice without instalments, since the head of the page says it.
 */
export function InvoiceItems({ items }: { items: readonly Item[] }) {
  const { t } = useLingui();
  const money = useMoney();
  const { date } = useDates();
  const today = useToday();
  const columns: Column<Item>[] = [
    {
      id: 'installment',
      header: t`Instalment`,
      rowHeader: true,
      cell: (item) => {
        const { installment, installments } = item;
        return (
          <Trans comment="the second of three instalments">
            {installment} of {installments}
          </Trans>
        );
      },
    },
    {
      id: 'due',
      phone: 'fact',
      whole: true,
      header: t({ message: 'Due', comment: 'column with the due dates of invoices' }),
      cell: (item) => <DueDate item={item} today={today} />,
    },
    {
      id: 'status',
      phone: 'state',
      header: t`Status`,
      cell: (item) => <InvoiceState item={item} />,
    },
    {
      id: 'paid',
      whole: true,
      header: t({ message: 'Paid on', comment: 'column with the days of payment' }),
      cell: ({ clearingDate }) => (clearingDate ? date(clearingDate) : null),
    },
    figureColumn('invoiced', t`Amount`, ({ invoicedAmount }) => money(invoicedAmount)),
    figureColumn('open', t`Open amount`, ({ clearingDate, accountingAmount }) =>
      money(clearingDate ? 0 : accountingAmount),
    ),
  ];
  if (items.length < 2) return null;
  return (
    <section className="space-y-2">
      <h2 className="text-lg font-semibold">
        <Trans>Payments and instalments</Trans>
      </h2>
      <DataTable
        caption={t`Payments and instalments`}
        columns={columns}
        rows={items}
        rowKey={({ id }) => id}
      />
    </section>
  );
}
