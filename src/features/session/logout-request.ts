import { countUnsentWork } from './unsent-work.ts';

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
  const unsent = await countUnsentWork();
  if (unsent > 0) setAsking(unsent);
  else await (await import('./log-out.ts')).logOutAndWipe();
}
