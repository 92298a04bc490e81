import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { addressText } from '#shared/address-text.ts';
import { shownCode } from '#src/features/customers/customers.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import type { OrderDetail } from '../orders.queries.ts';
import { OrderType } from './order-type.tsx';
import { PaymentState } from './payment-state.tsx';

/** Buyer, dates, ship-to and payment of an order. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const { t } = useLingui();
  const dates = useDates();
  const money = useMoney();
  const { orderTypeDisplay } = useHostConfig();
  const { shipTo } = order.orderShipment;
  const { custCode, custName } = order.customer;
  const payment = order.orderPayment;
  const type = orderTypeDisplay ? <OrderType type={order.orderType} /> : null;
  const facts: [string, ReactNode][] = [
    [t`Ordered`, `${dates.dateTime(order.createdAt)}, ${order.createdBy}`],
    [t`Type`, type],
    [
      t`Number at the distributor`,
      order.sap_order_no === order.order_no ? null : order.sap_order_no,
    ],
    [t`Customer`, `${shownCode(custCode)} ${custName}`],
    [t`Ship to`, addressText(shipTo)],
    [t`Shipping`, order.orderShipment.name],
    [
      t`Payment`,
      payment ? (
        <>
          {payment.paymentDesc}{' '}
          {payment.amount === order.total_order ? null : (
            <span className="tabular">{money(payment.amount)}</span>
          )}
          <PaymentState payment={payment} />
        </>
      ) : null,
    ],
    [
      t`Requested delivery date`,
      order.requestDeliveryDate && dates.date(order.requestDeliveryDate),
    ],
    [t`PO number`, order.custPoNo],
    [t`Notes`, order.notes],
    [t`Why it was cancelled`, order.cancelReason],
  ];
  return <DescriptionList look="facts" entries={facts.map(([name, value]) => ({ name, value }))} />;
}
