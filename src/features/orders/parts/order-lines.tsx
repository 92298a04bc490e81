import { Trans } from '@lingui/react/macro';
import { useMoney } from '#src/features/hosts/hosts.public.ts';
import type { OrderDetail } from './order-facts.tsx';

/** What was ordered and what it came to. */
export function OrderLines({ order }: { order: OrderDetail }) {
  'use memo';
  const money = useMoney();
  return (
    <section className="rounded-lg border border-line bg-surface">
      <ul className="divide-y divide-line">
        {order.details.map((line) => (
          <li key={line.article} className="flex items-start justify-between gap-4 p-4">
            <div className="min-w-0">
              <p className="font-medium break-words">{line.description}</p>
              <p className="tabular text-sm text-ink-muted">
                {line.article} · {line.order_qty} {line.uom} ×{' '}
                {money(line.promoprice ?? line.price)}
              </p>
            </div>
            <p className="tabular shrink-0 font-semibold">{money(line.subtotal)}</p>
          </li>
        ))}
      </ul>
      <dl className="tabular space-y-1 border-t border-line p-4">
        <div className="flex justify-between">
          <dt>
            <Trans>Shipping</Trans>
          </dt>
          <dd>{money(order.orderShipment.price)}</dd>
        </div>
        <div className="flex justify-between text-xl font-semibold">
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd>{money(order.total_order)}</dd>
        </div>
      </dl>
    </section>
  );
}
