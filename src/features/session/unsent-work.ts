import { countUnanswered } from '#src/lib/input/kept-input.ts';
import { boundViewer } from '#src/offline/viewer.ts';

/** How many captured changes the server does not have yet, for whichever customer. */
export async function countUnsentWork(): Promise<number> {
  const viewer = boundViewer();
  if (!viewer) return 0;
  const { countUnsent } = await import('#src/offline/sync/sync-now.ts');
  return (await countUnsent(viewer)) + countUnanswered(viewer.userId);
}
