import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { useSession } from '#src/features/session/session.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { takenStore } from '#src/offline/catalog/offline-catalog-store.ts';

/** "prices and stock of 08:55", with the day when it is not of today; nothing without a catalog. */
export function CatalogAge() {
  const { user } = useSession();
  const { timeOrDay } = useDates();
  const taken = useSyncExternalStore(takenStore.subscribe, () => takenStore.of(Number(user.id)));
  if (!taken) return null;
  const when = timeOrDay(taken.asOf);
  return when ? <Trans>prices and stock of {when}</Trans> : null;
}
