import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { AsOf } from '#src/crud/record/as-of.tsx';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { HomeCard } from './home-card.tsx';
import { TaskList, TaskSkeleton } from './task-list.tsx';
import type { Tasks } from './use-tasks.ts';

/** So many are listed at first, so that the page keeps within two screens of a phone. */
const most = 6;

/** The tasks of this user, or that there are none. */
export function ToDo({ tasks, loading, incomplete, asOf }: Omit<Tasks, 'offers'>) {
  const slow = useDelayed(loading, 200);
  const [all, setAll] = useState(false);
  const rest = tasks.length - most;
  return (
    <HomeCard title={<Trans>To do</Trans>} aside={loading ? null : <AsOf at={asOf} />}>
      {loading ? (
        <div className={slow ? undefined : 'invisible'}>
          <TaskSkeleton />
        </div>
      ) : tasks.length > 0 ? (
        <>
          <TaskList tasks={all ? tasks : tasks.slice(0, most)} />
          {all || rest <= 0 ? null : (
            <Button variant="quiet" className="w-full" onClick={() => setAll(true)}>
              <Trans>Show {rest} more</Trans>
            </Button>
          )}
        </>
      ) : incomplete ? null : (
        <p className="flex items-center gap-3 px-4 pb-4">
          <Icon name="success" className="shrink-0 text-success-ink" />
          <Trans>Nothing needs your attention today.</Trans>
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
