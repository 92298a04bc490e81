import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { paths } from '#src/app/paths.ts';
import { PaymentState } from '#src/features/orders/orders.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import type { PaidOrder } from '../payments.queries.ts';
import { DecideOrderPayment } from './decide-order-payment.tsx';
import { Papers } from './papers.tsx';

/** The payment of an order: its state, its papers, and the decisions of staff. */
export function OrderPaymentItem({ order }: { order: PaidOrder }) {
  const money = useMoney();
  const { date } = useDates();
  const [isOpen, setOpen] = useState(false);
  const { order_no: orderNo, createdAt, orderPayment: payment } = order;
  if (!payment) return null;
  const receipts = payment.paymentReceipt ?? [];
  const papers = payment.paymentDocs ?? [];
  const isUndecided = payment.isPaymentWaiting || payment.isPaymentUploaded;
  return (
    <li className="space-y-2 p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <LocaleLink
            to={paths.order(orderNo)}
            className="tabular inline-flex min-h-touch items-center font-semibold text-brand-ink"
          >
            {orderNo}
          </LocaleLink>
          <p className="tabular text-sm text-ink-muted">
            {date(createdAt)}, {payment.paymentDesc}
          </p>
          <PaymentState payment={payment} />
        </div>
        <span className="tabular text-lg font-semibold">{money(payment.amount)}</span>
      </div>
      {isUndecided ? <DecideOrderPayment orderNo={orderNo} /> : null}
      {/* Papers look into the outbox: only those of the opened row do. */}
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="min-h-touch cursor-pointer rounded py-2 text-brand-ink">
          <Trans>Receipts and documents</Trans>
          {receipts.length + papers.length > 0 ? (
            <>
              {' '}
              (
              <Plural
                value={{ count: receipts.length + papers.length }}
                one="# file"
                other="# files"
              />
              )
            </>
          ) : null}
        </summary>
        {isOpen ? (
          <Papers
            owner={{ orderNumber: orderNo }}
            receipts={receipts}
            papers={papers}
            isOpen={isUndecided}
          />
        ) : null}
      </details>
    </li>
  );
}
