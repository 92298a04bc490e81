import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions } from '@tanstack/react-query';
import { paths } from '#src/app/paths.ts';
import { defineTask, type TaskSource } from '#src/crud/task/task-source.ts';
import { request } from '#src/graphql/client.ts';
import { WaitingOrderCountDocument } from '#src/graphql/generated/graphql.ts';

function ToConfirm({ count }: { count: number }) {
  const { t } = useLingui();
  return t`${plural(count, { one: '# order waits to be confirmed', other: '# orders wait to be confirmed' })}`;
}

/** Orders that wait for staff. */
export const orderConfirmationsTasks: readonly TaskSource[] = [
  defineTask({
    id: 'order-confirmations',
    icon: 'orders',
    scopes: ['page.orderlist'],
    query: () =>
      queryOptions({
        queryKey: ['order-confirmations', 'count'],
        queryFn: async ({ signal }) =>
          (await request(WaitingOrderCountDocument, {}, { signal })).stockOrderConfirmations,
      }),
    findTasks: ({ info: { count } }) =>
      count === 0
        ? []
        : [
            {
              urgency: 'soon',
              sentence: <ToConfirm count={count} />,
              action: { to: paths.orderConfirmations(), label: <Trans>Confirm</Trans> },
            },
          ],
  }),
];
