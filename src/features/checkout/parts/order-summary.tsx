import { Trans } from '@lingui/react/macro';
import { useMoney } from '#src/features/hosts/hosts.public.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import type { OrderNote, OrderVariables } from '../checkout.offline.ts';

/** A captured order in short: for whom, under which PO number, how many lines, for how much. */
export function OrderSummary({ entry }: { entry: OutboxEntry }) {
  const money = useMoney();
  const number = useNumber();
  const { custPoNo } = entry.variables as OrderVariables;
  const note = entry.note as OrderNote;
  const { customerNo, customerName, lineCount, total, shipping, shippingUpTo } = note;
  const { shipTo, shipment, payment } = note;
  const customer = [customerNo, customerName || (customerNo ? '' : entry.customer)];
  const facts = [
    { key: 'customer', name: <Trans>Customer</Trans>, value: customer.filter(Boolean).join(' ') },
    { key: 'po', name: <Trans>PO number</Trans>, value: custPoNo },
    { key: 'lines', name: <Trans>Lines</Trans>, value: number(lineCount) },
    {
      key: 'total',
      name:
        shipping === null ? (
          <Trans>Total without shipping</Trans>
        ) : shippingUpTo ? (
          <Trans>Total at most</Trans>
        ) : (
          <Trans>Total</Trans>
        ),
      value: money(total),
    },
    { key: 'ship-to', name: <Trans>Ship to</Trans>, value: shipTo },
    { key: 'shipping', name: <Trans>Shipping</Trans>, value: shipment },
    { key: 'payment', name: <Trans>Payment</Trans>, value: payment },
  ];
  return (
    <dl className="tabular grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-left">
      {facts.map(({ key, name, value }) =>
        value ? (
          <div key={key} className="contents">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
