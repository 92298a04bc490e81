import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { defineTask, type Task, type TaskSource } from '#src/crud/task/task-source.ts';
import { thirdPartyQueries } from './third-party.queries.ts';

interface Count {
  count: number;
}

function ToConfirm({ count }: Count) {
  const { t } = useLingui();
  return t`${plural(count, { one: '# third-party order waits to be confirmed', other: '# third-party orders wait to be confirmed' })}`;
}

function ToShip({ count }: Count) {
  const { t } = useLingui();
  return t`${plural(count, { one: '# third-party order waits to be shipped', other: '# third-party orders wait to be shipped' })}`;
}

const steps = [
  { status: 'Open', Sentence: ToConfirm, label: <Trans>Confirm</Trans> },
  {
    status: 'Confirmed',
    Sentence: ToShip,
    label: <Trans comment="leads to the orders that a vendor has to ship">Ship</Trans>,
  },
] as const;

/** Orders that wait for the vendors of the user; other users have no incoming orders. */
export const thirdPartyTasks: readonly TaskSource[] = [
  defineTask({
    id: 'third-party-orders',
    icon: 'third-party',
    scopes: ['page.3rdpartyorder'],
    query: thirdPartyQueries.incoming,
    findTasks: ({ counts }) =>
      steps.flatMap(({ status, Sentence, label }): Task[] => {
        const count = counts.find((one) => one.status === status)?.count ?? 0;
        if (count === 0) return [];
        const to = paths.thirdPartyOrders({ show: 'incoming', status });
        return [{ urgency: 'soon', sentence: <Sentence count={count} />, action: { to, label } }];
      }),
  }),
];
