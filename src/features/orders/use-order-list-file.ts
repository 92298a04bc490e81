import { useLingui } from '@lingui/react/macro';
import { getDayIn } from '#shared/days.ts';
import type { ExportedList } from '#src/crud/list/list-export.tsx';
import { shownCode } from '#src/features/customers/customers.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { getServerNow } from '#src/lib/device/server-clock.ts';
import type { OrderListParams } from './orders.params.ts';
import { listFilter } from './orders.queries.ts';
import { useOrderStateText } from './use-order-state-text.ts';

/** The files of all orders that fit the filters; the PDF names them. */
export function useOrderListFile(params: OrderListParams): ExportedList {
  const { t } = useLingui();
  const { date } = useDates();
  const state = useOrderStateText();
  const { webTitle, timeZone } = useHostConfig();
  const { customer } = useSession();
  const { search, status, from, to } = params;
  const filters = [
    status && state(status),
    from && `${t`Ordered from`} ${date(from)}`,
    to && `${t`Ordered until`} ${date(to)}`,
    params.consignment && t`Consignment only`,
    search,
  ];
  return {
    list: 'orders',
    title: t`Orders`,
    formats: ['pdf', 'xlsx', 'csv'],
    filter: listFilter(params),
    facts: () => [
      webTitle,
      customer ? `${shownCode(customer)} ${customer.name}` : '',
      date(getDayIn(timeZone, getServerNow())),
      filters.filter(Boolean).join(' · '),
    ],
    cutText: (most) =>
      t`The file has the newest ${most} orders. Choose days to get the older ones.`,
  };
}
