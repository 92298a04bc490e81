import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import type { OrdersQuery } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { SecondLine } from '#src/ui/layout/second-line.tsx';
import { type Column, totalColumn } from '#src/ui/table/column.ts';
import { useOrderStateTexts } from '../use-order-state-text.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { useTypeColumn } from './order-type.tsx';

type Order = OrdersQuery['orders']['orders'][number];

/** The columns of the list of orders; the whole row leads to the order. */
export function useOrderColumns(): Column<Order>[] {
  const { t } = useLingui();
  const money = useMoney();
  const dates = useDates();
  const typeColumn = useTypeColumn();
  const states = useOrderStateTexts();
  return [
    {
      id: 'order',
      header: t`Order`,
      rowHeader: true,
      file: [
        { name: 'orderNo', header: t`Order`, paper: true },
        { name: 'sapOrderNo', header: t`Order at the distributor` },
      ],
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
      file: [{ name: 'createdAt', header: t`Ordered`, paper: true }],
      valueClassName: 'tabular',
      cell: ({ createdAt }) => dates.date(createdAt),
    },
    ...typeColumn,
    {
      id: 'po-number',
      header: t`PO number`,
      hideable: true,
      file: [{ name: 'custPoNo', header: t`PO number`, paper: true }],
      cell: ({ custPoNo }) => custPoNo,
    },
    {
      id: 'status',
      header: t`Status`,
      hideable: true,
      file: [{ name: 'status', header: t`Status`, texts: states, paper: true }],
      cell: ({ orderStatus }) => <OrderStatusBadge status={orderStatus.description} />,
    },
    {
      ...totalColumn('total', t`Total`, ({ total_order }: Order) => money(total_order)),
      file: [
        { name: 'articles', header: t`Articles`, paper: true },
        { name: 'total', header: t`Total`, paper: true },
      ],
    },
  ];
}
