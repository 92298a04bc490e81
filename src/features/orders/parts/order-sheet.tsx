import { Trans } from '@lingui/react/macro';
import type { Ref } from 'react';
import { addressText } from '#shared/address-text.ts';
import { shownCode } from '#src/features/customers/customers.public.ts';
import { useDates, useHostConfig, useMoney } from '#src/features/hosts/hosts.public.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { lineName } from '../order-document.ts';
import { useOrderStateText } from '../use-order-state-text.ts';
import type { OrderDetail } from './order-facts.tsx';

const cell = 'border-b border-black/30 py-1 pr-3 text-left align-top';

/** An order on paper: head, lines and total, black on white. */
export function OrderSheet({ order, ref }: { order: OrderDetail; ref: Ref<HTMLDivElement> }) {
  const money = useMoney();
  const { quantity } = useUnits();
  const { date } = useDates();
  const { webTitle } = useHostConfig();
  const stateText = useOrderStateText();
  const { shipTo, price } = order.orderShipment;
  const { custCode, custName } = order.customer;
  const head = [date(order.createdAt), `${shownCode(custCode)} ${custName}`, order.custPoNo];
  return (
    <div ref={ref} className="hidden bg-white text-sm text-black print:block">
      <p>{webTitle}</p>
      <p className="mt-2 text-2xl font-semibold">
        <Trans>Order {order.order_no}</Trans>
      </p>
      <p>{head.filter(Boolean).join(' · ')}</p>
      <p>{addressText(shipTo)}</p>
      <table className="mt-4 w-full tabular-nums">
        <thead>
          <tr>
            <th className={cell}>
              <Trans>Article</Trans>
            </th>
            <th className={cell}>
              <Trans>Quantity</Trans>
            </th>
            <th className={cell}>
              <Trans>Status</Trans>
            </th>
            <th className={cell}>
              <Trans>Expected</Trans>
            </th>
            <th className={cell}>
              <Trans>Total</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {order.details.map((line) => (
            <tr key={line.position} className="break-inside-avoid">
              <td className={cell}>
                {lineName(line)}
                <br />
                {line.article_code_display}
              </td>
              <td className={cell}>{quantity(line.order_qty, line.uom)}</td>
              <td className={cell}>{stateText(line.status)}</td>
              <td className={cell}>{line.expectedDate ? date(line.expectedDate) : null}</td>
              <td className={cell}>{money(line.subtotal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-right tabular-nums">
        <Trans>Shipping</Trans> {money(price)}
      </p>
      <p className="text-right text-lg font-semibold tabular-nums">
        <Trans>Total</Trans> {money(order.total_order)}
      </p>
    </div>
  );
}
