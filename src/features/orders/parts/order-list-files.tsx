import { useLingui } from '@lingui/react/macro';
import { shownCode } from '#src/features/customers/customers.public.ts';
import { useDates, useHostConfig, useMoney } from '#src/features/hosts/hosts.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { FileButtons } from '#src/graphql/file-buttons.tsx';
import { useNumber } from '#src/i18n/use-number.ts';
import { today } from '#src/lib/days.ts';
import { mostRows } from '#src/lib/load-all-pages.ts';
import { toast } from '#src/ui/toasts.tsx';
import { loadAllOrders } from '../load-all-orders.ts';
import { type OrderListWords, orderListSheet, orderListTable } from '../order-list-document.ts';
import type { OrdersAsked } from '../orders.queries.ts';
import { useOrderStateText } from '../use-order-state-text.ts';

/** What stands in files of the list beside its data. */
function useOrderListWords(): OrderListWords {
  const { t } = useLingui();
  const money = useMoney();
  const { date } = useDates();
  return {
    title: t`Orders`,
    order: t`Order`,
    soNumber: t`Order at the distributor`,
    ordered: t`Ordered`,
    type: t`Type`,
    poNumber: t`PO number`,
    articles: t`Articles`,
    status: t`Status`,
    total: t`Total`,
    typeText: (type) => (type === 'CF' ? t`Consignment fill-up` : type || t`Order`),
    state: useOrderStateText(),
    money,
    date,
  };
}

interface Props {
  asked: OrdersAsked;
  /** How many orders fit what is asked for, on all pages. */
  count: number;
}

/** Saves all orders that fit the filters, on all pages, as PDF and as a spreadsheet. */
export function OrderListFiles({ asked, count }: Props) {
  const { t } = useLingui();
  const number = useNumber();
  const words = useOrderListWords();
  const { webTitle, currency } = useHostConfig();
  const { customer } = useSession();
  const { search, status, from, to } = asked;
  const load = async () => {
    const orders = await loadAllOrders(asked);
    if (count > mostRows) {
      const most = number(mostRows);
      toast({
        tone: 'info',
        text: t`The file has the newest ${most} orders. Choose days to get the older ones.`,
      });
    }
    return orders;
  };
  const filters = [
    status && words.state(status),
    from && `${t`Ordered from`} ${words.date(from)}`,
    to && `${t`Ordered until`} ${words.date(to)}`,
    asked.consignment && t`Consignment only`,
    search,
  ];
  const facts = () => [
    webTitle,
    customer ? `${shownCode(customer)} ${customer.name}` : '',
    words.date(new Date().toISOString()),
    filters.filter(Boolean).join(' · '),
  ];
  return (
    <FileButtons
      fileName={() => `${words.title} ${today()}`}
      pdf={async () => orderListTable(await load(), facts(), words)}
      xlsx={async () => orderListSheet(await load(), words, currency.decimalPrecision)}
    />
  );
}
