import { ownScriptUrl } from '#src/lib/own-script-url.ts';
import workerUrl from './catalog-worker.ts?worker&url';
import type { ToWorker } from './worker-protocol.ts';

const begin = () => new Worker(ownScriptUrl(workerUrl), { type: 'module' });

let begun: Worker | null = null;

/**
 * Begins the catalog's worker and has it load what was taken along, while the page is still loading
 * itself. Only where the catalog of one user lies on the device: who is at work now is not known yet, and
 * what is loaded is shown to nobody else.
 * @returns whether it has begun
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
  begun.postMessage({ id: 0, place, ask: { type: 'warm' } } satisfies ToWorker);
  // What asks it comes with it.
  import('./local-answer.ts').catch(() => undefined);
  return true;
}

/** The worker begun with the page, or a new one; whoever takes it has it for themselves. */
export function takeCatalogWorker(): Worker {
  const worker = begun ?? begin();
  begun = null;
  return worker;
}
