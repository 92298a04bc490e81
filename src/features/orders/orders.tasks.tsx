import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions } from '@tanstack/react-query';
import { paths } from '#src/app/paths.ts';
import { defineTask, type TaskSource } from '#src/crud/task/task-source.ts';
import { request } from '#src/graphql/client.ts';
import { LastOrdersDocument, type LastOrdersQuery } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { LastOrderButton } from './components/last-order-button.tsx';

type LastOrder = LastOrdersQuery['orders']['orders'][number];

function Sentence({ order: { order_no } }: { order: LastOrder }) {
  return (
    <LocaleLink
      to={paths.order(order_no)}
      className="-my-2.5 inline-flex min-h-touch items-center hover:underline"
    >
      <Trans>Order {order_no}</Trans>
    </LocaleLink>
  );
}

function Detail({ order: { createdAt, details, total_order } }: { order: LastOrder }) {
  const { t } = useLingui();
  const { date } = useDates();
  const money = useMoney()(total_order);
  const [first] = details;
  const count = details.length;
  const articles = t`${plural(count, { one: '# article', other: '# articles' })}`;
  const what = count === 1 && first ? first.description : articles;
  return [date(createdAt), money, what].join(' · ');
}

/** The last orders of the customer, to be ordered again. */
export const ordersTasks: readonly TaskSource[] = [
  defineTask({
    id: 'last-orders',
    icon: 'orders',
    scopes: ['page.order-status'],
    offersTitle: msg`Last orders`,
    ofCustomer: true,
    query: ({ customer }) =>
      queryOptions({
        queryKey: ['orders', 'last', customer],
        queryFn: async ({ signal }) => (await request(LastOrdersDocument, {}, { signal })).orders,
      }),
    findTasks: ({ orders }, { has }) =>
      orders.map((order) => ({
        urgency: 'offer',
        sentence: <Sentence order={order} />,
        detail: <Detail order={order} />,
        action: has('cart.display-order-qty') ? (
          <LastOrderButton lines={order.details} />
        ) : (
          { to: paths.order(order.order_no), label: <Trans>Show</Trans> }
        ),
      })),
  }),
];
