import { useEffect, useSyncExternalStore } from 'react';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { hasTraces, takenStore } from '#src/offline/catalog/taken-store.ts';

/**
 * Keeps what was taken along up to date in the background. Its code comes only when there is
 * something to look after.
 */
export default function CatalogWatch() {
  const { user } = useSession();
  const host = useHostConfig();
  const userId = Number(user.id);
  const wanted = useSyncExternalStore(takenStore.subscribe, () => hasTraces(userId));
  useEffect(() => {
    if (!wanted) return;
    let stop = () => {};
    let gone = false;
    void (async () => {
      const [{ keepCatalogFresh }, { pageCatalog }] = await Promise.all([
        import('#src/offline/catalog/keep-fresh.ts'),
        import('#src/offline/catalog/page-catalog.ts'),
      ]);
      if (gone) return;
      stop = keepCatalogFresh(pageCatalog({ host: window.location.host, userId }, host));
    })();
    return () => {
      gone = true;
      stop();
    };
  }, [wanted, userId, host]);
  return null;
}
