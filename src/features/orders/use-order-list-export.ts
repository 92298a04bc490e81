import { useLingui } from '@lingui/react/macro';
import { getDayIn } from '#shared/days.ts';
import { toMajor } from '#shared/money.ts';
import { orderStates } from '#shared/order-states.ts';
import type { ExportColumn } from '#src/crud/list/export-columns.ts';
import type { ListExportProps } from '#src/crud/list/list-export.tsx';
import { shownCode } from '#src/features/customers/customers.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import type { OrdersQuery } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import { getServerNow } from '#src/lib/device/server-clock.ts';
import type { OrderListParams } from './orders.params.ts';
import { listFilter, loadOrders } from './orders.queries.ts';
import { useOrderStateText } from './use-order-state-text.ts';

type Order = OrdersQuery['orders']['orders'][number];

/** The columns of a file of orders; on paper there are fewer. */
function useExportColumns({
  precision,
  timeZone,
}: {
  precision: number;
  timeZone: string;
}): ExportColumn<Order>[] {
  const { t } = useLingui();
  const money = useMoney();
  const { date } = useDates();
  const state = useOrderStateText();
  const statusOf = ({ orderStatus }: Order) => state(orderStatus.description);
  const stateTexts = Object.fromEntries(orderStates.map((name) => [name, state(name)]));
  const typeText = (type: string) => (type === 'CF' ? t`Consignment fill-up` : type || t`Order`);
  return [
    {
      header: t`Order`,
      width: 14,
      value: ({ order_no }) => order_no,
      server: { name: 'orderNo' },
      paper: { width: 16, text: ({ order_no }) => order_no },
    },
    {
      header: t`Order at the distributor`,
      width: 16,
      value: ({ sap_order_no }) => sap_order_no,
      server: { name: 'sapOrderNo' },
    },
    {
      header: t`Ordered`,
      width: 12,
      format: 'day',
      value: ({ createdAt }) => getDayIn(timeZone, new Date(createdAt)),
      server: { name: 'createdAt' },
      paper: { width: 14, text: ({ createdAt }) => date(createdAt) },
    },
    {
      header: t`Type`,
      width: 18,
      value: ({ orderType }) => typeText(orderType),
      server: { name: 'orderType', texts: { CF: typeText('CF'), '': typeText('') } },
    },
    {
      header: t`PO number`,
      width: 20,
      value: ({ custPoNo }) => custPoNo,
      server: { name: 'custPoNo' },
      paper: { width: 24, text: ({ custPoNo }) => custPoNo ?? '' },
    },
    {
      header: t`Status`,
      width: 22,
      value: statusOf,
      server: { name: 'status', texts: stateTexts },
      paper: { width: 24, text: statusOf },
    },
    {
      header: t`Articles`,
      width: 10,
      value: ({ details }) => details.length,
      server: { name: 'articles' },
      paper: { width: 10, text: ({ details }) => String(details.length), numeric: true },
    },
    {
      header: t`Total`,
      width: 16,
      format: 'money',
      value: ({ total_order }) => toMajor(total_order, precision),
      server: { name: 'total' },
      paper: { width: 18, text: ({ total_order }) => money(total_order), numeric: true },
    },
  ];
}

/** Saves all orders that fit the filters, on all pages, as PDF and as a spreadsheet. */
export function useOrderListExport(
  params: OrderListParams,
): (count: number) => ListExportProps<Order> {
  const { t } = useLingui();
  const { date } = useDates();
  const state = useOrderStateText();
  const { webTitle, currency, timeZone } = useHostConfig();
  const { customer } = useSession();
  const precision = currency.decimalPrecision;
  const columns = useExportColumns({ precision, timeZone });
  const { search, status, from, to } = params;
  const filters = [
    status && state(status),
    from && `${t`Ordered from`} ${date(from)}`,
    to && `${t`Ordered until`} ${date(to)}`,
    params.consignment && t`Consignment only`,
    search,
  ];
  return (count) => ({
    fileName: () => `${t`Orders`} - ${getDayIn(timeZone, getServerNow())}`,
    title: t`Orders`,
    columns,
    precision,
    formats: ['pdf', 'xlsx', 'csv'],
    facts: () => [
      webTitle,
      customer ? `${shownCode(customer)} ${customer.name}` : '',
      date(getDayIn(timeZone, getServerNow())),
      filters.filter(Boolean).join(' · '),
    ],
    count,
    fromServer: {
      list: 'orders',
      filter: listFilter(params),
    },
    cutText: (most) =>
      t`The file has the newest ${most} orders. Choose days to get the older ones.`,
    rowKey: ({ order_no }) => order_no,
    load: async (page, signal) => {
      const { orders, info } = await loadOrders({ ...params, ...page }, signal);
      return { rows: orders, count: info.count };
    },
  });
}
