import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { defineTask, type TaskSource } from '#src/crud/task/task-source.ts';
import { frameTasksQuery } from './frame-tasks.query.ts';

function Recalled({ count }: { count: number }) {
  const { t } = useLingui();
  return t`${plural(count, { one: '# of your bikes is recalled', other: '# of your bikes are recalled' })}`;
}

/** Frames of product safety recalls about which nothing was reported. */
export const serialsTasks: readonly TaskSource[] = [
  defineTask({
    id: 'recalls',
    icon: 'bike',
    scopes: ['page.claim', 'page.pdi', 'page.customer-sales-report'],
    ofCustomer: true,
    query: ({ customer }) => frameTasksQuery(customer ?? ''),
    findTasks: ({ recalled: { info } }, { today }) =>
      info.count === 0
        ? []
        : [
            {
              urgency: 'soon',
              // Safety goes before all that may wait.
              day: today,
              sentence: <Recalled count={info.count} />,
              action: {
                to: paths.recall(undefined, { state: 'open' }),
                label: <Trans comment="what was done about a recalled bike">Report</Trans>,
              },
            },
          ],
  }),
];
