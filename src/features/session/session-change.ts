import * as v from 'valibot';
import { queryClient } from '#src/graphql/query-client.ts';
import { readSession } from '#src/offline/session/token-vault.ts';
import { userQuery } from './session.queries.ts';
import { identityOf, type SessionUser, sessionUser } from './user.ts';

/** What another tab has done to the session this page shows (B135). */
export type SessionChange = 'logged-out' | 'other-user' | 'other-customer';

let change: SessionChange | null = null;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: why the page is about to be loaded anew; null while it is not. */
export const sessionChange = {
  getSnapshot: (): SessionChange | null => change,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** How a page's user differs from the one the device is logged in as now; null when they agree. */
export function changeBetween(shown: SessionUser, stored: unknown): SessionChange | null {
  const now = v.safeParse(sessionUser, stored);
  if (!now.success) return 'logged-out';
  if (identityOf(now.output) === identityOf(shown)) return null;
  return now.output.id === shown.id ? 'other-customer' : 'other-user';
}

/** How long the pop-up stands so that its reason can be read, in ms. */
const readingTime = 1200;

/**
 * Compares the page with what the device has stored, not with what this tab was told: a frozen tab
 * is told nothing. A difference loads the page anew, behind a pop-up that says why (B135).
 */
export async function compareWithDevice(): Promise<void> {
  const shown = queryClient.getQueryData(userQuery.queryKey);
  if (!shown || change) return;
  const found = changeBetween(shown, (await readSession())?.user);
  // This tab may have logged in or out itself while the device was asked.
  if (!found || change || shown !== queryClient.getQueryData(userQuery.queryKey)) return;
  change = found;
  for (const listener of [...listeners]) listener();
  setTimeout(() => window.location.reload(), listeners.size > 0 ? readingTime : 0);
}
