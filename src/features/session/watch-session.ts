import * as v from 'valibot';
import { queryClient } from '#src/graphql/query-client.ts';
import { onSessionLost } from '#src/graphql/session-lost.ts';
import { onSessionNews, storedUser } from '#src/offline/session/session-tokens.ts';
import { userQuery } from './session.queries.ts';
import { identityOf, sessionUser } from './user.ts';

/** Another tab logged in as somebody else, out, or changed the customer: start over (B135). */
async function compareWithOtherTabs(): Promise<void> {
  const shown = queryClient.getQueryData(userQuery.queryKey);
  if (!shown) return;
  const stored = v.safeParse(sessionUser, await storedUser());
  const same = stored.success && identityOf(stored.output) === identityOf(shown);
  if (!same) window.location.reload();
}

/** Call once at the start: ends the session when the server or another tab says so. */
export function watchSession(): void {
  onSessionLost(async (loss) => {
    const { logOutBecause } = await import('./log-out.ts');
    await logOutBecause({ message: '', ...loss });
  });
  onSessionNews(() => void compareWithOtherTabs());
}
