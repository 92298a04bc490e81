import { countUnanswered } from '#src/lib/kept-input.ts';
import { boundViewer } from '#src/offline/viewer.ts';

/** How many captured changes the server does not have yet, for whichever customer. */
async function unsentWork(): Promise<number> {
  const viewer = boundViewer();
  if (!viewer) return 0;
  const { countUnsent } = await import('#src/offline/sync/sync-now.ts');
  return (await countUnsent(viewer)) + countUnanswered(viewer.userId);
}

/** Number of unsent changes a logout would lose, while the user is being asked; else null. */
let asking: number | null = null;
const listeners = new Set<() => void>();

function setAsking(next: number | null): void {
  asking = next;
  for (const listener of listeners) listener();
}

export const logoutQuestion = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: () => asking,
  dismiss: () => setAsking(null),
};

/** The logout itself, or the question before it. */
export async function requestLogout(): Promise<void> {
  const unsent = await unsentWork();
  if (unsent > 0) setAsking(unsent);
  else await (await import('./log-out.ts')).logOutAndWipe();
}
