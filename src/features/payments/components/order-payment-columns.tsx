import { Plural, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { RowLink } from '#src/crud/record/record-links.tsx';
import { PaymentState } from '#src/features/orders/orders.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { type Column, totalColumn, wholeColumn } from '#src/ui/table/column.ts';
import type { PaidOrder } from '../payments.queries.ts';
import { DecideOrderPayment } from './decide-order-payment.tsx';
import { Papers } from './papers.tsx';

const listReceipts = ({ orderPayment }: PaidOrder) => orderPayment?.paymentReceipt ?? [];
const listPapers = ({ orderPayment }: PaidOrder) => orderPayment?.paymentDocs ?? [];

/** The columns of the payments of orders. */
export function useOrderPaymentColumns(): Column<PaidOrder>[] {
  const { t } = useLingui();
  const money = useMoney();
  const { date } = useDates();
  return [
    wholeColumn(
      'order',
      t`Order`,
      ({ order_no }) => <RowLink to={paths.order(order_no)}>{order_no}</RowLink>,
      { rowHeader: true },
    ),
    wholeColumn('date', t`Date`, ({ createdAt }) => date(createdAt), { phone: 'fact' }),
    {
      id: 'method',
      header: t`Payment method`,
      phone: 'fact',
      priority: 2,
      cell: ({ orderPayment }) => orderPayment?.paymentDesc,
    },
    {
      id: 'files',
      header: t`Receipts and documents`,
      priority: 2,
      whole: true,
      cell: (order) => {
        const count = listReceipts(order).length + listPapers(order).length;
        return count > 0 ? <Plural value={{ count }} one="# file" other="# files" /> : null;
      },
    },
    {
      id: 'status',
      header: t`Status`,
      phone: 'state',
      cell: ({ orderPayment }) => orderPayment && <PaymentState payment={orderPayment} />,
    },
    totalColumn('amount', t`Amount`, ({ orderPayment }) =>
      orderPayment ? money(orderPayment.amount) : null,
    ),
  ];
}

/** The papers of a payment, and the decisions of staff. */
export function OrderPaymentDetails({ order }: { order: PaidOrder }) {
  const { order_no: orderNo, orderPayment: payment } = order;
  if (!payment) return null;
  const isUndecided = payment.isPaymentWaiting || payment.isPaymentUploaded;
  return (
    <div className="space-y-3 py-2 text-base">
      {isUndecided ? <DecideOrderPayment orderNo={orderNo} /> : null}
      <Papers
        owner={{ orderNumber: orderNo }}
        receipts={listReceipts(order)}
        papers={listPapers(order)}
        isOpen={isUndecided}
      />
    </div>
  );
}
