import { Trans, useLingui } from '@lingui/react/macro';
import { isBuilt, paths } from '#src/app/paths.ts';
import { RowLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { figureColumn } from '#src/ui/table/column.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import type { PaymentRequest } from '../payments.queries.ts';

type Item = PaymentRequest['invoices'][number];

/** The items that a request settles. */
export function RequestInvoices({ request }: { request: PaymentRequest }) {
  const { t } = useLingui();
  const money = useMoney();
  const { has } = useSession();
  const isLinked = has('page.invoice-status') && isBuilt(paths.invoice('1'));
  type Taken = 'discountTaken' | 'freightAllowanceTaken';
  const hasAny = (field: Taken) => request.invoices.some((item) => item[field] !== 0);
  const less = (field: Taken) => (item: Item) => (item[field] === 0 ? null : money(-item[field]));
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
          ...(hasAny('discountTaken')
            ? [figureColumn('discount', t`Early-payment discount`, less('discountTaken'))]
            : []),
          ...(hasAny('freightAllowanceTaken')
            ? [figureColumn('freight', t`Freight allowance`, less('freightAllowanceTaken'))]
            : []),
          figureColumn(
            'amount',
            t({ message: 'Settled', context: 'an amount of an invoice' }),
            ({ amount }: Item) => money(amount),
          ),
        ]}
      />
    </section>
  );
}
