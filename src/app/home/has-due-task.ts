import { getDayIn } from '#shared/days.ts';
import { isReadOnlyUser } from '#src/features/session/session.public.ts';
import type { SessionUser } from '#src/features/session/session-user.ts';
import { showroom } from '#src/features/showroom/showroom.public.ts';
import { hostConfigQuery } from '#src/graphql/host/host-config.query.ts';
import { queryClient } from '#src/graphql/query-client.ts';
import { getServerNow } from '#src/lib/device/server-clock.ts';
import { taskSources } from '../generated/tasks.ts';
import { findTasks, listSources } from './find-tasks.rules.ts';
import { toTaskViewer } from './task-viewer.ts';

/** A login waits no longer than this for the answers, in ms. */
const patience = 2_500;

/**
 * Whether one of the user's tasks is due today. The answers are those that the home page shows then. True as soon as one
 * is; a source that fails or does not answer in time has none.
 */
export async function hasDueTask(user: SessionUser): Promise<boolean> {
  const host = queryClient.getQueryData(hostConfigQuery.queryKey);
  if (!host) return false;
  const viewer = toTaskViewer(user, host, getDayIn(host.timeZone, getServerNow()));
  const circumstances = { readsOnly: isReadOnlyUser(user), showroom: showroom.isOn() };
  const sources = listSources(taskSources, viewer, circumstances).filter(
    ({ canBeDue }) => canBeDue,
  );
  const isDue = sources.map(async (source) => {
    const answer = await queryClient.fetchQuery(source.query(viewer));
    const [first] = findTasks([source], [answer], viewer);
    if (first?.task.urgency !== 'due') throw new Error('Nothing is due');
    return true;
  });
  const tooLate = new Promise<false>((resolve) => setTimeout(resolve, patience, false));
  return await Promise.race([Promise.any(isDue).catch(() => false), tooLate]);
}
