import { Plural, Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { useDates, useMoney } from '#src/features/hosts/hosts.public.ts';
import type { OrdersQuery } from '#src/graphql/generated/graphql.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';

type Order = OrdersQuery['orders']['orders'][number];

/** Orders as a table, and as cards below 600 px (C040). */
export function OrderTable({ orders }: { orders: readonly Order[] }) {
  'use memo';
  const money = useMoney();
  const dates = useDates();
  return (
    <table className="block w-full overflow-hidden rounded-lg border border-line bg-surface text-left min-[600px]:table">
      <thead className="sr-only text-sm text-ink-muted min-[600px]:not-sr-only min-[600px]:table-header-group">
        <tr>
          <th scope="col" className="px-4 py-3 font-medium">
            <Trans>Order</Trans>
          </th>
          <th scope="col" className="px-4 py-3 font-medium">
            <Trans>Date</Trans>
          </th>
          <th scope="col" className="px-4 py-3 font-medium">
            <Trans>PO number</Trans>
          </th>
          <th scope="col" className="px-4 py-3 font-medium">
            <Trans>Status</Trans>
          </th>
          <th scope="col" className="px-4 py-3 text-right font-medium">
            <Trans>Total</Trans>
          </th>
        </tr>
      </thead>
      <tbody className="block divide-y divide-line min-[600px]:table-row-group">
        {orders.map((order) => (
          <tr
            key={order.order_no}
            className="relative grid grid-cols-2 gap-x-4 p-4 hover:bg-sunken min-[600px]:table-row min-[600px]:p-0"
          >
            <th scope="row" className="tabular font-semibold min-[600px]:px-4 min-[600px]:py-3">
              <LocaleLink
                to={paths.order(order.order_no)}
                className="inline-flex min-h-touch items-center text-brand-ink after:absolute after:inset-0"
              >
                {order.order_no}
              </LocaleLink>
              <span className="block text-sm font-normal text-ink-muted">
                <Plural value={order.details.length} one="# article" other="# articles" />
              </span>
            </th>
            <td className="tabular text-right min-[600px]:px-4 min-[600px]:py-3 min-[600px]:text-left">
              {dates.date(order.createdAt)}
            </td>
            <td className="break-words text-ink-muted min-[600px]:px-4 min-[600px]:py-3">
              {order.custPoNo}
            </td>
            <td className="whitespace-nowrap text-right min-[600px]:px-4 min-[600px]:py-3 min-[600px]:text-left">
              <OrderStatusBadge status={order.orderStatus.description} />
            </td>
            <td className="tabular col-span-2 text-right font-semibold min-[600px]:px-4 min-[600px]:py-3">
              {money(order.total_order)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
