import { Trans } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { shownCode } from '#src/features/customers/customers.public.ts';
import { useDates, useHostConfig, useMoney } from '#src/features/hosts/hosts.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { PrintButton } from '#src/ui/print-button.tsx';
import { placedOrderQuery } from '../placed-order.queries.ts';

/** Prints the orders just placed, with their lines, on plain paper; absent until they are known. */
export function PrintOrders({ orderNos }: { orderNos: readonly string[] }) {
  const money = useMoney();
  const { quantity } = useUnits();
  const { date } = useDates();
  const { webTitle } = useHostConfig();
  const { customer } = useSession();
  const orders = useQueries({ queries: orderNos.map(placedOrderQuery) });
  const known = orders.flatMap(({ data }) => data ?? []);
  if (known.length < orderNos.length) return null;
  const cell = 'border-b border-black/30 py-1 pr-3 text-left align-top';
  return (
    <PrintButton
      variant="quiet"
      sheet={(ref) => (
        <div ref={ref} className="hidden bg-white text-sm text-black print:block">
          <p>{webTitle}</p>
          {customer ? (
            <p>
              {shownCode(customer)} {customer.name}
            </p>
          ) : null}
          {known.map((order) => (
            <section key={order.order_no} className="mt-6">
              <h2 className="text-xl font-semibold">
                <Trans>Order {order.order_no}</Trans>
              </h2>
              <p>
                {[
                  order.orderShipment.shipTo.name,
                  order.orderShipment.name,
                  order.requestDeliveryDate && date(order.requestDeliveryDate),
                  order.custPoNo,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <table className="mt-2 w-full tabular-nums">
                <tbody>
                  {order.details.map((line) => (
                    <tr key={line.article}>
                      <td className={cell}>{quantity(line.order_qty, line.uom)}</td>
                      <td className={cell}>{line.article_code_display}</td>
                      <td className={cell}>{line.description}</td>
                      <td className={`${cell} text-right`}>{money(line.subtotal)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <p className="mt-1 text-right tabular-nums">
                <Trans>Shipping</Trans> {money(order.orderShipment.price)}
              </p>
              <p className="text-right font-semibold tabular-nums">
                <Trans>Total</Trans> {money(order.total_order)}
              </p>
            </section>
          ))}
        </div>
      )}
    />
  );
}
