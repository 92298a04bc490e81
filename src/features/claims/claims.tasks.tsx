import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { defineTask, type TaskSource } from '#src/crud/task/task-source.ts';
import { claimQueries } from './claims.queries.ts';

function WaitingClaims({ count }: { count: number }) {
  const { t } = useLingui();
  return t`${plural(count, { one: '# claim waits for you', other: '# claims wait for you' })}`;
}

/** Claims that wait for the user: of a dealer for an answer, of staff for a decision. */
export const claimsTasks: readonly TaskSource[] = [
  defineTask({
    id: 'claims',
    icon: 'claim',
    scopes: ['page.claim'],
    query: () => claimQueries.toDo(),
    findTasks: ({ waiting }) =>
      waiting === 0
        ? []
        : [
            {
              urgency: 'soon',
              sentence: <WaitingClaims count={waiting} />,
              action: {
                to: paths.claims(),
                label: <Trans comment="leads to the claims that wait for the user">Look at</Trans>,
              },
            },
          ],
  }),
];
