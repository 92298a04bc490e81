import { ownScriptUrl } from '#src/lib/device/own-script-url.ts';
import { onSuspended } from '../suspended-page.ts';
import workerUrl from './catalog-worker.ts?worker&url';
import type { ToWorker } from './worker-protocol.ts';

const begin = () => new Worker(ownScriptUrl(workerUrl), { type: 'module' });

let begun: Worker | null = null;
onSuspended(() => {
  begun?.terminate();
  begun = null;
});

/**
 * Starts the catalog's worker and lets it load the catalog while the page itself is still loading. It starts
 * only when the device has the catalog of a single user: the session is not known yet, and no other user may
 * see the loaded data.
 * @returns whether it was started
 */
export function beginCatalogWorker(): boolean {
  // One that is under way has a key that goes on with `:job`.
  const [user, other] =
    Object.keys(localStorage)
      .join()
      .match(/(?<=pannier-catalog:)\d+(?=,|$)/g) ?? [];
  if (!user || other) return false;
  begun = begin();
  const place = { host: location.host, userId: Number(user) };
  begun.postMessage({ id: 0, place, request: { type: 'warm' } } satisfies ToWorker);
  return true;
}

/** Returns the worker started with the page, or a new one; the caller owns it. */
export function takeCatalogWorker(): Worker {
  const worker = begun ?? begin();
  begun = null;
  return worker;
}
