import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions } from '@tanstack/react-query';
import { paths } from '#src/app/paths.ts';
import { defineTask, type Task, type TaskSource } from '#src/crud/task/task-source.ts';
import { syncState } from '#src/offline/sync/sync-state.ts';
import { boundViewer } from '#src/offline/viewer.ts';

function Parked({ count }: { count: number }) {
  const { t } = useLingui();
  return t`${plural(count, { one: '# change needs your decision before it can be sent', other: '# changes need your decision before they can be sent' })}`;
}

function Unsent({ count }: { count: number }) {
  const { t } = useLingui();
  return t`${plural(count, { one: '# change on this device is not sent yet', other: '# changes on this device are not sent yet' })}`;
}

/** Counts in the database, since the state of the screen begins empty at each start. */
async function countEntries() {
  const viewer = boundViewer();
  if (!viewer) return { parked: 0, waiting: 0 };
  const { openUserDatabase, pendingEntries } = await import('./pending-device.ts');
  const entries = await pendingEntries(openUserDatabase(viewer.host, viewer.userId));
  const parked = entries.filter(({ state }) => state === 'parked').length;
  return { parked, waiting: entries.length - parked };
}

/** Changes that this device holds and the server does not have. */
export const pendingChangesTasks: readonly TaskSource[] = [
  defineTask({
    id: 'pending-changes',
    icon: 'pending',
    scopes: [],
    inShowroom: true,
    canBeDue: true,
    query: ({ userId }) =>
      queryOptions({
        queryKey: ['pending-changes', 'count', userId],
        queryFn: countEntries,
        networkMode: 'always',
        staleTime: 0,
      }),
    watch: syncState.subscribe,
    findTasks({ parked, waiting }) {
      const counts = [
        { count: parked, Sentence: Parked },
        { count: waiting, Sentence: Unsent },
      ];
      return counts.flatMap(({ count, Sentence }): Task[] =>
        count === 0
          ? []
          : [
              {
                urgency: 'due',
                sentence: <Sentence count={count} />,
                action: { to: paths.pendingChanges(), label: <Trans>Look at it</Trans> },
              },
            ],
      );
    },
  }),
];
