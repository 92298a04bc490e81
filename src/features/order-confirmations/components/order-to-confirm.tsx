import { Trans, useLingui } from '@lingui/react/macro';
import { shownCode } from '#src/features/customers/customers.public.ts';
import { OrderType } from '#src/features/orders/orders.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import type { WaitingOrder as Waiting } from '../order-confirmations.queries.ts';
import { StockLines } from './stock-lines.tsx';

interface Props {
  waiting: Waiting;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onConfirm: () => void;
  onLimit: () => void;
  onCancel: () => void;
  /** Something is being sent. */
  busy: boolean;
  /** The user changes nothing (limitation audit). */
  readsOnly: boolean;
}

/** Chooses the order; for those who only read its number alone. */
function OrderNumber({ waiting, chosen, onChoose, readsOnly }: Props) {
  const number = (
    <span className="tabular font-semibold">
      <Trans>Order {{ number: waiting.order.order_no }}</Trans>
    </span>
  );
  if (readsOnly) return <p>{number}</p>;
  return (
    <Checkbox
      label={number}
      checked={chosen}
      onChange={(event) => onChoose(event.target.checked)}
    />
  );
}

/** The actions of staff for an order. */
function Decide({ waiting, onConfirm, onLimit, onCancel, busy }: Props) {
  const { t } = useLingui();
  const { order, limit, overLimit } = waiting;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        disabled={busy}
        disabledReason={overLimit ? t`Raise the limit first` : null}
        aria-label={t`Confirm order ${{ number: order.order_no }}`}
        onClick={onConfirm}
      >
        <Trans>Confirm</Trans>
      </Button>
      {limit === null ? null : (
        <Button
          variant="quiet"
          disabled={busy}
          aria-label={t`Change the limit of order ${{ number: order.order_no }}`}
          onClick={onLimit}
        >
          <Trans>Change the limit</Trans>
        </Button>
      )}
      <Button
        variant="quiet"
        disabled={busy}
        aria-label={t`Cancel order ${{ number: order.order_no }}`}
        onClick={onCancel}
      >
        <Trans context="an order or its line">Cancel</Trans>
      </Button>
    </div>
  );
}

/** One waiting order: for whom, worth what, and what stock could deliver. */
export function OrderToConfirm(props: Props) {
  const { order, limit, overLimit, lines } = props.waiting;
  const { t } = useLingui();
  const money = useMoney();
  const { date, dateTime } = useDates();
  const { orderTypeDisplay } = useHostConfig();
  const { customer, orderShipment } = order;
  const facts = [
    order.custPoNo && t`PO ${{ number: order.custPoNo }}`,
    [orderShipment.shipTo.name, orderShipment.shipTo.city].filter(Boolean).join(', '),
    order.notes,
  ].filter(Boolean);
  return (
    <li className="space-y-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <OrderNumber {...props} />
          <p>
            <span className="tabular">{shownCode(customer.custCode)}</span> {customer.custName}
          </p>
          <p className="text-sm text-ink-muted">
            {dateTime(order.createdAt)}, {order.createdBy}
          </p>
          {facts.length > 0 ? (
            <p className="text-sm break-words text-ink-muted">{facts.join(' · ')}</p>
          ) : null}
        </div>
        <div className="tabular space-y-1 text-right">
          <p className="text-lg font-semibold">{money(order.total_order)}</p>
          <p className="text-sm text-ink-muted">
            {limit === null ? (
              <Trans>no limit</Trans>
            ) : (
              <Trans>limit {{ amount: money(limit) }}</Trans>
            )}
          </p>
          {overLimit ? (
            <Badge tone="error">
              <Trans>over its limit</Trans>
            </Badge>
          ) : null}
          {order.requestDeliveryDate ? (
            <p className="text-sm">
              <Trans>wanted {{ day: date(order.requestDeliveryDate) }}</Trans>
            </p>
          ) : null}
          {orderTypeDisplay ? (
            <p className="text-sm text-ink-muted">
              <OrderType type={order.orderType} />
            </p>
          ) : null}
        </div>
      </div>
      <StockLines orderNo={order.order_no} lines={lines} />
      {props.readsOnly ? null : <Decide {...props} />}
    </li>
  );
}
