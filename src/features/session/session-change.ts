import * as v from 'valibot';
import { queryClient } from '#src/graphql/query-client.ts';
import { createStore } from '#src/lib/create-store.ts';
import { readSession } from '#src/offline/session/token-vault.ts';
import { userQuery } from './session.queries.ts';
import { identityOf, type SessionUser, sessionUser } from './session-user.ts';

/** A change that another tab made to the session of this page (B135). */
export type SessionChange = 'logged-out' | 'other-user' | 'other-customer';

const change = createStore<SessionChange | null>(null);

/** For `useSyncExternalStore`: the reason why the page is about to reload; null otherwise. */
export const sessionChange = {
  getSnapshot: change.getSnapshot,
  subscribe: change.subscribe,
};

/** How a page's user differs from the one the device is logged in as now; null when they agree. */
function changeBetween(shown: SessionUser, stored: unknown): SessionChange | null {
  const now = v.safeParse(sessionUser, stored);
  if (!now.success) return 'logged-out';
  if (identityOf(now.output) === identityOf(shown)) return null;
  return now.output.id === shown.id ? 'other-customer' : 'other-user';
}

/** How long the pop-up is shown so that its reason can be read, in ms. */
const readingTime = 1200;

/** How long the page waits for the code of the pop-up, in ms. */
const longestWait = 5_000;

let reload: ReturnType<typeof setTimeout> | undefined;

function reloadIn(ms: number): void {
  clearTimeout(reload);
  reload = setTimeout(() => window.location.reload(), ms);
}

/** Gives the reader time for the reason. Call it when the pop-up is shown, because its code is loaded first. */
export const reloadAfterReading = () => reloadIn(readingTime);

/**
 * Compares the page with the session stored on the device, not with messages to this tab, because a frozen
 * tab receives none. After a difference the page reloads, behind a pop-up with the reason (B135).
 */
export async function compareWithDevice(): Promise<void> {
  const shown = queryClient.getQueryData(userQuery.queryKey);
  if (!shown || change.getSnapshot()) return;
  const found = changeBetween(shown, (await readSession())?.user);
  // This tab may have logged in or out itself while the device was asked.
  if (!found || change.getSnapshot() || shown !== queryClient.getQueryData(userQuery.queryKey))
    return;
  change.set(found);
  reloadIn(change.hasListeners() ? longestWait : 0);
}
