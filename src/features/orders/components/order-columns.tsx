import { Plural, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { RowLink } from '#src/crud/record/record-links.tsx';
import type { OrdersQuery } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { type Column, totalColumn, wholeColumn } from '#src/ui/table/column.ts';
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
      whole: true,
      file: [{ name: 'orderNo', header: t`Order`, paper: true }],
      cell: ({ order_no }) => <RowLink to={paths.order(order_no)}>{order_no}</RowLink>,
    },
    wholeColumn(
      'sapOrder',
      t`Order at the distributor`,
      ({ order_no, sap_order_no }) => (sap_order_no === order_no ? null : sap_order_no),
      { priority: 3, file: [{ name: 'sapOrderNo', header: t`Order at the distributor` }] },
    ),
    {
      id: 'date',
      phone: 'fact',
      priority: 2,
      whole: true,
      header: t`Date`,
      hideable: true,
      file: [{ name: 'createdAt', header: t`Ordered`, paper: true }],
      cell: ({ createdAt }) => dates.date(createdAt),
    },
    ...typeColumn,
    {
      id: 'articles',
      header: t`Articles`,
      phone: 'fact',
      priority: 2,
      whole: true,
      cell: ({ details }) => (
        <Plural value={{ count: details.length }} one="# article" other="# articles" />
      ),
    },
    {
      id: 'po-number',
      header: t`PO number`,
      hideable: true,
      file: [{ name: 'custPoNo', header: t`PO number`, paper: true }],
      cell: ({ custPoNo }) => custPoNo,
    },
    {
      id: 'status',
      phone: 'state',
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
