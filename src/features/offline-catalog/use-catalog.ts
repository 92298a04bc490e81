import { useMemo, useSyncExternalStore } from 'react';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { jobStore } from '#src/offline/catalog/job-state.ts';
import { takenStore } from '#src/offline/catalog/offline-catalog-store.ts';
import { pageCatalog } from '#src/offline/catalog/page-catalog.ts';

/** Returns the logged-in user's catalog on this device, and the state of its download. */
export function useCatalog() {
  const { user } = useSession();
  const host = useHostConfig();
  const userId = Number(user.id);
  const deps = useMemo(
    () => pageCatalog({ host: window.location.host, userId }, host),
    [userId, host],
  );
  const taken = useSyncExternalStore(takenStore.subscribe, () => takenStore.of(userId));
  const job = useSyncExternalStore(jobStore.subscribe, jobStore.getSnapshot);
  return { deps, taken, job };
}
