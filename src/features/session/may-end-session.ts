import { queryClient } from '#src/graphql/query-client.ts';
import { userQuery } from './session.queries.ts';
import { countUnsentWork } from './unsent-work.ts';

/**
 * Whether the app may log out automatically: the server answers, so that another login is possible, and it
 * has all of the user's work. If that cannot be found out, the session is kept.
 */
export async function mayEndSession(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    if ((await countUnsentWork()) > 0) return false;
    await queryClient.fetchQuery({ ...userQuery, staleTime: 0, retry: false });
    return true;
  } catch {
    return false;
  }
}
