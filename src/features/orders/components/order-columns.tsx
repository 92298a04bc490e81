import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import type { OrdersQuery } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { SecondLine } from '#src/ui/layout/second-line.tsx';
import { type Column, totalColumn } from '#src/ui/table/column.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { useTypeColumn } from './order-type.tsx';

type Order = OrdersQuery['orders']['orders'][number];

/** The columns of the list of orders; the whole row leads to the order. */
export function useOrderColumns(): Column<Order>[] {
  const { t } = useLingui();
  const money = useMoney();
  const dates = useDates();
  const typeColumn = useTypeColumn();
  return [
    {
      id: 'order',
      header: t`Order`,
      rowHeader: true,
      cell: (order) => (
        <>
          <LocaleLink
            to={paths.order(order.order_no)}
            className="tabular inline-flex min-h-touch items-center text-brand-ink after:absolute after:inset-0"
          >
            {order.order_no}
          </LocaleLink>
          <SecondLine>
            <Plural value={{ count: order.details.length }} one="# article" other="# articles" />
          </SecondLine>
          {order.sap_order_no && order.sap_order_no !== order.order_no ? (
            <SecondLine>
              <Trans comment="the order's number in the distributor's own system">
                ours {{ number: order.sap_order_no }}
              </Trans>
            </SecondLine>
          ) : null}
        </>
      ),
    },
    {
      id: 'date',
      header: t`Date`,
      hideable: true,
      valueClassName: 'tabular',
      cell: ({ createdAt }) => dates.date(createdAt),
    },
    ...typeColumn,
    {
      id: 'po-number',
      header: t`PO number`,
      hideable: true,
      cell: ({ custPoNo }) => custPoNo,
    },
    {
      id: 'status',
      header: t`Status`,
      hideable: true,
      cell: ({ orderStatus }) => <OrderStatusBadge status={orderStatus.description} />,
    },
    totalColumn('total', t`Total`, ({ total_order }) => money(total_order)),
  ];
}
