import { Trans } from '@lingui/react/macro';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
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
  return <DescriptionList look="narrow" className="tabular text-left" entries={facts} />;
}
