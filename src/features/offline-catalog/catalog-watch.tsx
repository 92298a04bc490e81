import { useEffect, useSyncExternalStore } from 'react';
import { keepTerms } from '#src/features/checkout/checkout.public.ts';
import { prefetchPurchases } from '#src/features/purchases/purchases.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { hasTraces, takenStore } from '#src/offline/catalog/offline-catalog-store.ts';
import { loadCatalogDevice } from './catalog-actions.ts';

/**
 * Keeps what was taken along up to date in the background, what its customers have bought, and what
 * orders of them and of the active one can be made with. The code comes only when there is something
 * to look after.
 */
export function CatalogWatch() {
  const { user, customer, has } = useSession();
  const host = useHostConfig();
  const userId = Number(user.id);
  const wanted = useSyncExternalStore(takenStore.subscribe, () => hasTraces(userId));
  const taken = useSyncExternalStore(takenStore.subscribe, () => takenStore.of(userId));
  const ordersOf = has('cart.display-order-qty')
    ? [...new Set([customer?.unified ?? [], taken?.customers ?? []].flat())].join()
    : '';
  useEffect(() => {
    if (!ordersOf) return;
    const kept = keepTerms(ordersOf.split(','));
    // Without its code, offline after an update, it is kept up to date another time.
    kept.catch(() => undefined);
    return () => void kept.then((end) => end()).catch(() => undefined);
  }, [ordersOf]);
  const along = taken?.customers.join();
  const revision = taken?.revision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes along each time the catalog does
  useEffect(() => {
    if (!along || !navigator.onLine) return;
    const viewer = { host: window.location.host, userId };
    // Missing data is fetched again with the next catalog.
    prefetchPurchases(viewer, along.split(',')).catch(() => undefined);
  }, [along, revision, userId]);
  useEffect(() => {
    if (!wanted) return;
    let stop = () => {};
    let gone = false;
    void (async () => {
      const { keepCatalogFresh, pageCatalog } = await loadCatalogDevice();
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
