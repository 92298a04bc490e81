import * as v from 'valibot';
import { isNetworkError } from '#src/graphql/errors.ts';
import { queryClient } from '#src/graphql/query-client.ts';
import { tabScope } from '#src/lib/device/tab-scope.ts';
import { storedUser } from '#src/offline/session/session-tokens.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { userQuery } from './session.queries.ts';
import { identityOf, type SessionUser, sessionUser } from './session-user.ts';

/** Tells the device's storage whose data this page shows. */
export function bindUser(user: SessionUser | null): void {
  bindViewer(
    user && {
      host: window.location.host + tabScope,
      userId: Number(user.id),
      customer: user.salesActiveCustCode?.unified ?? null,
      sorg: user.sorg,
    },
  );
}

async function read(stored: SessionUser): Promise<SessionUser> {
  const known = queryClient.getQueryData(userQuery.queryKey);
  if (known && identityOf(known) === identityOf(stored)) {
    void queryClient.prefetchQuery(userQuery);
    return known;
  }
  try {
    return await queryClient.fetchQuery({ ...userQuery, staleTime: 0 });
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    queryClient.setQueryData(userQuery.queryKey, stored, { updatedAt: 0 });
    return stored;
  }
}

/**
 * Returns the logged-in user, null without one. A known user is returned at once and refreshed in the
 * background; without a network the user of the last login counts.
 */
export async function currentUser(): Promise<SessionUser | null> {
  const stored = v.safeParse(sessionUser, await storedUser());
  // Bound before anything is read, so that what is kept is kept under the right name.
  if (stored.success) bindUser(stored.output);
  const user = stored.success ? await read(stored.output) : null;
  bindUser(user);
  return user;
}
