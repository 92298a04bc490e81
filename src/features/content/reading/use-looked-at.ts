import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { getDayIn } from '#shared/days.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { deviceStorage } from '#src/lib/device/device-storage.ts';
import { getServerNow } from '#src/lib/device/server-clock.ts';
import { type Dated, getLastVisit, isNewSince } from './looked-at.rules.ts';

const shape = v.object({ before: v.number(), last: v.number() });

/**
 * Tells which items are new since the user looked at a list on this device before.
 * @param list its name in the storage of the device
 * @param asOf of the answer that is shown: a kept one does not have what came in since. Nothing is noted before it is there
 */
export function useLookedAt(list: string, asOf: string | undefined) {
  const { user } = useSession();
  const { timeZone } = useHostConfig();
  const key = `pannier.${list}-looks.${user.id}`;
  const [{ before, last }] = useState(() => {
    const read = v.safeParse(shape, deviceStorage.read(key));
    const known = read.success ? read.output : null;
    return { before: getLastVisit(known, getServerNow()), last: known?.last ?? 0 };
  });
  useEffect(() => {
    if (asOf) deviceStorage.tryWrite(key, { before, last: Math.max(last, Date.parse(asOf)) });
  }, [asOf, key, before, last]);
  const day = getDayIn(timeZone, before);
  return (item: Dated): boolean => isNewSince(item, before, day);
}
