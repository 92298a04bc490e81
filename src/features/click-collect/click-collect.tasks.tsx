import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { defineTask, type Task, type TaskSource } from '#src/crud/task/task-source.ts';
import { clickCollectQueries } from './click-collect.queries.ts';

interface Count {
  count: number;
}

function ToSubmit({ count }: Count) {
  const { t } = useLingui();
  return t`${plural(count, { one: '# Click & Collect order waits to be submitted', other: '# Click & Collect orders wait to be submitted' })}`;
}

function ToMakeReady({ count }: Count) {
  const { t } = useLingui();
  return t`${plural(count, { one: '# Click & Collect order has been shipped to you and is not ready to pick up yet', other: '# Click & Collect orders have been shipped to you and are not ready to pick up yet' })}`;
}

function Overdue({ count }: Count) {
  const { t } = useLingui();
  return t`${plural(count, { one: '# Click & Collect order has not been collected in time', other: '# Click & Collect orders have not been collected in time' })}`;
}

/** Orders of consumers for which the shop has to do something. */
export const clickCollectTasks: readonly TaskSource[] = [
  defineTask({
    id: 'click-collect',
    icon: 'collect',
    scopes: ['page.click-collect'],
    ofCustomer: true,
    query: ({ customer }) => clickCollectQueries.counts(customer ?? ''),
    findTasks({ counts, overdue }) {
      const countOf = (status: string) => counts.find((one) => one.status === status)?.count ?? 0;
      const steps = [
        {
          count: overdue,
          Sentence: Overdue,
          query: { overdue: '1' },
          label: <Trans>Show</Trans>,
        },
        {
          count: countOf('SHIPPED'),
          Sentence: ToMakeReady,
          query: { status: 'SHIPPED' },
          label: <Trans>Make ready</Trans>,
        },
        {
          count: countOf('NEED_CONFIRMATION'),
          Sentence: ToSubmit,
          query: { status: 'NEED_CONFIRMATION' },
          label: <Trans>Submit</Trans>,
        },
      ];
      return steps.flatMap(({ count, Sentence, query, label }): Task[] => {
        if (count === 0) return [];
        const to = paths.clickCollect(query);
        return [{ urgency: 'soon', sentence: <Sentence count={count} />, action: { to, label } }];
      });
    },
  }),
];
