import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { RowLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { type Column, figureColumn, totalColumn } from '#src/ui/table/column.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import type { PaymentRequest } from '../payments.queries.ts';

type Item = PaymentRequest['invoices'][number];

/** The items that a request settles. */
export function RequestInvoices({ request }: { request: PaymentRequest }) {
  const { t } = useLingui();
  const money = useMoney();
  const { has } = useSession();
  const isLinked = has('page.invoice-status');
  /** The discount, if there is one; its amount needs its name on phones, behind it as the line is cut there. */
  const less = (
    header: string,
    field: 'discountTaken' | 'freightAllowanceTaken',
  ): Column<Item>[] => {
    if (request.invoices.every((item) => item[field] === 0)) return [];
    const cell = (item: Item) =>
      item[field] === 0 ? null : (
        <>
          {money(-item[field])}
          <span aria-hidden className="@min-[568px]:hidden">
            {' '}
            {header}
          </span>
        </>
      );
    return [{ ...figureColumn(field, header, cell), phone: 'fact' }];
  };
  return (
    <section className="space-y-2">
      <h2 className="text-lg font-semibold">
        <Trans>Invoices</Trans>
      </h2>
      <DataTable
        caption={t`Invoices of this payment`}
        rows={request.invoices}
        rowKey={({ fiscalYear, accountingNo, lineItem }) =>
          `${fiscalYear}/${accountingNo}/${lineItem}`
        }
        columns={[
          {
            id: 'invoice',
            header: t`Invoice`,
            rowHeader: true,
            whole: true,
            cell: ({ invoiceNo }) =>
              isLinked ? <RowLink to={paths.invoice(invoiceNo)}>{invoiceNo}</RowLink> : invoiceNo,
          },
          ...less(t`Early-payment discount`, 'discountTaken'),
          ...less(t`Freight allowance`, 'freightAllowanceTaken'),
          totalColumn(
            'amount',
            t({ message: 'Settled', context: 'an amount of an invoice' }),
            ({ amount }: Item) => money(amount),
          ),
        ]}
      />
    </section>
  );
}
