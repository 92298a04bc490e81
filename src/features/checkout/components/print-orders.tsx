import { useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { addressText } from '#shared/address-text.ts';
import type { PrintedTable } from '#shared/printed-table.ts';
import { shownCode } from '#src/features/customers/customers.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import type { PlacedOrderQuery } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { fullName } from '#src/lib/variant-text.ts';
import { PrintButton } from '#src/ui/layout/print-button.tsx';
import { PrintedSheet } from '#src/ui/layout/printed-sheet.tsx';
import { placedOrderQuery } from '../placed-order.queries.ts';

type Placed = PlacedOrderQuery['orders']['orders'][number];

/** Makes an order just placed a table on paper. */
function usePlacedTable(): (order: Placed) => PrintedTable {
  const { t } = useLingui();
  const money = useMoney();
  const { quantity } = useUnits();
  const { date } = useDates();
  const { webTitle } = useHostConfig();
  const { customer } = useSession();
  return ({ orderShipment, ...order }) => ({
    title: t`Order ${{ number: order.order_no }}`,
    facts: [
      webTitle,
      customer ? `${shownCode(customer)} ${customer.name}` : '',
      addressText(orderShipment.shipTo),
      [
        orderShipment.name,
        order.requestDeliveryDate && date(order.requestDeliveryDate),
        order.custPoNo,
      ]
        .filter(Boolean)
        .join(' · '),
    ].filter(Boolean),
    columns: [
      { text: t`Article`, width: 16, numeric: false },
      { text: t`Description`, width: 50, numeric: false },
      { text: t`Quantity`, width: 12, numeric: true },
      { text: t`Total`, width: 18, numeric: true },
    ],
    rows: order.details.map((line) => [
      line.article_code_display,
      fullName({ name: line.description, color: line.color }),
      quantity(line.order_qty, line.uom),
      money(line.subtotal),
    ]),
    totals: [
      [t`Shipping`, money(orderShipment.price)],
      [t`Total`, money(order.total_order)],
    ],
    note: '',
  });
}

/** Prints the orders just placed, with their lines, on plain paper; absent until they are known. */
export function PrintOrders({ orderNos }: { orderNos: readonly string[] }) {
  const tableOf = usePlacedTable();
  const orders = useQueries({ queries: orderNos.map(placedOrderQuery) });
  const known = orders.flatMap(({ data }) => data ?? []);
  if (known.length < orderNos.length) return null;
  return (
    <PrintButton
      variant="quiet"
      sheet={(ref) => <PrintedSheet tables={known.map(tableOf)} ref={ref} />}
    />
  );
}
