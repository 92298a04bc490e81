import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { getDayIn } from '#shared/days.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { deviceStorage } from '#src/lib/device/device-storage.ts';
import { getServerNow } from '#src/lib/device/server-clock.ts';
import { getLastVisit, isNewSince } from './looked-at.rules.ts';
import type { ReadNews } from './news.queries.ts';

const shape = v.object({ before: v.number(), last: v.number() });

/**
 * Tells which items are new since the user looked at the list on this device before.
 * @param asOf of the answer that is shown: a kept one does not have what came in since. Nothing is noted before it is there
 */
export function useLookedAt(asOf: string | undefined) {
  const { user } = useSession();
  const { timeZone } = useHostConfig();
  const key = `pannier.news-looks.${user.id}`;
  const [{ before, last }] = useState(() => {
    const read = v.safeParse(shape, deviceStorage.read(key));
    const known = read.success ? read.output : null;
    return { before: getLastVisit(known, getServerNow()), last: known?.last ?? 0 };
  });
  useEffect(() => {
    if (asOf) deviceStorage.tryWrite(key, { before, last: Math.max(last, Date.parse(asOf)) });
  }, [asOf, key, before, last]);
  const day = getDayIn(timeZone, before);
  return (item: ReadNews): boolean => isNewSince(item, before, day);
}
