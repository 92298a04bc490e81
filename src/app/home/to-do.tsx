import { Trans } from '@lingui/react/macro';
import { AsOf } from '#src/crud/record/as-of.tsx';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';
import { Icon } from '#src/ui/icon.tsx';
import { HomeCard } from './home-card.tsx';
import { TaskList, TaskSkeleton } from './task-list.tsx';
import type { Tasks } from './use-tasks.ts';

/** What needs this user, or that nothing does. */
export function ToDo({ tasks, loading, incomplete, asOf }: Omit<Tasks, 'offers'>) {
  const slow = useDelayed(loading, 200);
  return (
    <HomeCard title={<Trans>To do</Trans>} aside={loading ? null : <AsOf at={asOf} />}>
      {loading ? (
        <div className={slow ? undefined : 'invisible'}>
          <TaskSkeleton />
        </div>
      ) : tasks.length > 0 ? (
        <TaskList tasks={tasks} />
      ) : incomplete ? null : (
        <p className="flex items-center gap-3 px-4 pb-4">
          <Icon name="success" className="shrink-0 text-success-ink" />
          <Trans>Nothing needs you today.</Trans>
        </p>
      )}
      {incomplete && !loading ? (
        <p className="px-4 pb-4 text-sm text-ink-muted">
          <Trans>Not everything is known right now, so something may be missing here.</Trans>
        </p>
      ) : null}
    </HomeCard>
  );
}
