import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { defineTask, type TaskSource } from '#src/crud/task/task-source.ts';
import { frameTasksQuery } from '#src/features/serials/serials.public.ts';

function ToInspect({ count }: { count: number }) {
  const { t } = useLingui();
  return t`${plural(count, { one: '# bike must be inspected before you sell it', other: '# bikes must be inspected before you sell them' })}`;
}

/** Bikes in stock whose brand wants an inspection before the sale. */
export const inspectionsTasks: readonly TaskSource[] = [
  defineTask({
    id: 'inspections',
    icon: 'inspection',
    scopes: ['page.pdi'],
    ofCustomer: true,
    query: ({ customer }) => frameTasksQuery(customer ?? ''),
    findTasks: ({ toInspect: { info } }) =>
      info.count === 0
        ? []
        : [
            {
              urgency: 'soon',
              sentence: <ToInspect count={info.count} />,
              action: {
                to: paths.frameStock({ todo: 'inspect' }),
                label: <Trans>Inspect</Trans>,
              },
            },
          ],
  }),
];
