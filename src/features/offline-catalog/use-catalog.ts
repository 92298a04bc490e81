import { useMemo, useSyncExternalStore } from 'react';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { jobStore } from '#src/offline/catalog/job-state.ts';
import { pageCatalog } from '#src/offline/catalog/page-catalog.ts';
import { takenStore } from '#src/offline/catalog/taken-store.ts';

/** The catalog on this device of whoever is logged in, and what is being done with it. */
export function useCatalog() {
  const { user } = useSession();
  const host = useHostConfig();
  const userId = Number(user.id);
  const world = useMemo(
    () => pageCatalog({ host: window.location.host, userId }, host),
    [userId, host],
  );
  const taken = useSyncExternalStore(takenStore.subscribe, () => takenStore.of(userId));
  const job = useSyncExternalStore(jobStore.subscribe, jobStore.getSnapshot);
  return { world, taken, job };
}
