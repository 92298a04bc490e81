import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { queryClient } from '#src/graphql/query-client.ts';
import { forgetRefusedSwitch, refusedSwitch } from '#src/offline/session/offline-switch.ts';
import { onSessionNews, storedUser } from '#src/offline/session/session-tokens.ts';
import { userQuery } from './session.queries.ts';
import { identityOf, sessionUser } from './session-user.ts';

/**
 * Records the result, if the page shows the customer the device acts for; otherwise it is about to reload
 * (B135).
 * @returns the name of a refused customer that was not shown yet
 */
async function outcome(): Promise<string | null> {
  const shown = queryClient.getQueryData(userQuery.queryKey);
  const stored = v.safeParse(sessionUser, await storedUser());
  if (!shown || !stored.success) return null;
  if (identityOf(stored.output) !== identityOf(shown)) return null;
  // The page stays as it is: it shows this customer already.
  if (shown.switchedFrom && !stored.output.switchedFrom)
    queryClient.setQueryData(userQuery.queryKey, stored.output);
  return await refusedSwitch();
}

/**
 * Follows a change of customer made offline: once the server has changed it too, the page stops mentioning
 * it, without a reload; a refused customer is named until the user has read it.
 */
export function useOfflineSwitch() {
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    const look = () => void outcome().then(setRefused, () => undefined);
    look();
    return onSessionNews(look);
  }, []);
  const forget = () => {
    setRefused(null);
    void forgetRefusedSwitch().catch(() => undefined);
  };
  return { refused, forget };
}
