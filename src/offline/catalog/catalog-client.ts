import { onSuspended } from '../suspended-page.ts';
import { takeCatalogWorker } from './catalog-port.ts';
import type { CatalogRequest, FromWorker, Place, ToWorker } from './worker-protocol.ts';

/** The part of a Worker we use; tests bring their own. */
export interface CatalogPort {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Pending {
  resolve(data: unknown): void;
  reject(error: unknown): void;
}

let makePort: (() => CatalogPort) | null = typeof Worker === 'undefined' ? null : takeCatalogWorker;
let port: CatalogPort | null = null;
let lastId = 0;
const pending = new Map<number, Pending>();
const broken = new Set<(place: Place) => void>();

/** For tests: where the worker comes from; null for a browser without any. */
export function setCatalogPort(make: (() => CatalogPort) | null): void {
  stopCatalogWorker();
  makePort = make;
}

/**
 * Ends the worker; what it held in memory is gone, the next question starts another.
 * @param reason why, for the log
 */
export function stopCatalogWorker(reason = 'it was stopped'): void {
  port?.terminate();
  port = null;
  const ended = new Error(`The catalog worker has ended: ${reason}`);
  for (const { reject } of pending.values()) reject(ended);
  pending.clear();
}

onSuspended(() => stopCatalogWorker('the page is suspended'));

/** Calls back when the worker has found a chunk missing or damaged. */
export function onCatalogBroken(listener: (place: Place) => void): () => void {
  broken.add(listener);
  return () => void broken.delete(listener);
}

function open(make: () => CatalogPort): CatalogPort {
  const made = make();
  made.onmessage = ({ data }) => {
    if ('broken' in data) {
      for (const listener of broken) listener(data.broken);
      return;
    }
    const asker = pending.get(data.id);
    pending.delete(data.id);
    if ('failed' in data) asker?.reject(new Error(data.failed));
    else asker?.resolve(data.data);
  };
  made.onerror = ({ message }) => stopCatalogWorker(message || 'its script could not be loaded');
  return made;
}

/**
 * Asks the catalog worker, which is started when needed. A question whose signal ends before it is
 * begun costs nothing.
 * @returns null when the device does not know, and where there are no workers
 */
export function askCatalog(
  place: Place,
  request: CatalogRequest,
  signal?: AbortSignal,
): Promise<unknown> {
  if (!makePort) return Promise.resolve(null);
  if (signal?.aborted) return Promise.reject(signal.reason);
  port ??= open(makePort);
  lastId += 1;
  const id = lastId;
  const answer = new Promise((resolve, reject) => pending.set(id, { resolve, reject }));
  port.postMessage({ id, place, request });
  signal?.addEventListener(
    'abort',
    () => {
      pending.get(id)?.reject(signal.reason);
      if (pending.delete(id)) port?.postMessage({ cancel: id });
    },
    { once: true },
  );
  return answer;
}

/** Whether a worker is running: only then there is anything in it to bring up to date. */
export function catalogWorkerRuns(): boolean {
  return port !== null;
}
