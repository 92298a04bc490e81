import { eraseDocuments } from '../documents/document-store.ts';
import { withStealableLock } from '../lock/stealable-lock.ts';
import { CatalogApiError } from './catalog-api.ts';
import { stopCatalogWorker } from './catalog-client.ts';
import {
  CatalogGone,
  deleteCatalog,
  inCatalog,
  type JobRow,
  readJob,
  readOfflineCatalog,
} from './catalog-database.ts';
import { dropUnused } from './chunk-store.ts';
import { isFull } from './fetch-chunks.ts';
import { dropPictures, fetchPictures } from './fetch-pictures.ts';
import { type CatalogJob, setJob } from './job-state.ts';
import { rememberJob, rememberTaken } from './offline-catalog-store.ts';
import {
  type CatalogChoice,
  type CatalogDeps,
  CatalogOutdated,
  CatalogRefused,
  syncCatalog,
} from './sync-catalog.ts';

let line: Promise<unknown> = Promise.resolve();
let running: AbortController | null = null;

/**
 * A tab waits as long for another one, which may be frozen. A download that still runs then costs bytes a
 * second time and nothing else, as each change of what is stored is safe without the lock.
 */
const timeoutMs = 10 * 60_000;

/** One after the other, also over all tabs. */
function inLine<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const run = async () => {
    const controller = new AbortController();
    running = controller;
    try {
      return await work(controller.signal);
    } finally {
      running = null;
    }
  };
  const mine = line.then(() => withStealableLock('pannier-catalog', run, { timeoutMs }));
  line = mine.catch(() => undefined);
  return mine;
}

/** Ends what is under way and waits until it has ended. */
async function stop(): Promise<void> {
  running?.abort(new DOMException('Stopped by the user', 'AbortError'));
  await line;
}

function phaseOf(error: unknown): CatalogJob['phase'] {
  if (isFull(error)) return 'full';
  if (error instanceof CatalogRefused) return 'refused';
  if (error instanceof CatalogOutdated) return 'outdated';
  return error instanceof CatalogApiError && error.problem !== 'failed' ? 'offline' : 'failed';
}

async function putJob({ db, viewer }: CatalogDeps, row: JobRow): Promise<void> {
  rememberJob(viewer.userId, true);
  await inCatalog(db, () => db.state.put(row));
}

async function endJob({ db, viewer }: CatalogDeps): Promise<void> {
  rememberJob(viewer.userId, false);
  await inCatalog(db, () => db.state.delete('job'));
}

/** Everything of the catalog on this device, a download under way and kept documents included. */
async function erase(deps: CatalogDeps): Promise<void> {
  const { db, viewer } = deps;
  rememberTaken(viewer.userId, null);
  rememberJob(viewer.userId, false);
  await inCatalog(db, () =>
    db.transaction('rw', db.chunks, db.state, db.keys, () =>
      Promise.all([db.chunks.clear(), db.state.clear(), db.keys.clear()]),
    ),
  );
  await dropPictures();
  await eraseDocuments(viewer);
  deps.changed();
}

/** Handles the end of a download that did not succeed. */
async function clearUp(deps: CatalogDeps, error: unknown): Promise<void> {
  const phase = phaseOf(error);
  if (phase === 'refused') return await erase(deps);
  if (phase !== 'full' && phase !== 'outdated') return;
  // Room that a catalog does not fit into belongs to orders and other captured work.
  await endJob(deps);
  await dropUnused(deps.db);
}

async function runDownload(
  deps: CatalogDeps,
  choice: CatalogChoice,
  signal: AbortSignal,
): Promise<void> {
  setJob({ phase: 'running', step: 'catalog' });
  const { customers, pictures } = choice;
  try {
    await putJob(deps, { key: 'job', customers: [...customers], pictures, paused: false });
    if (!pictures) await dropPictures();
    await syncCatalog(deps, choice, {
      signal,
      onProgress: (progress) => setJob(progress),
    });
    if (pictures) {
      setJob({ step: 'pictures' });
      await fetchPictures(await deps.pictures(), signal, (done) => setJob({ pictures: done }));
    }
    await endJob(deps);
    setJob({ phase: 'idle' });
  } catch (error) {
    if (signal.aborted) return;
    // Another tab has removed the catalog.
    if (error instanceof CatalogGone) return setJob({ phase: 'idle' });
    await clearUp(deps, error).catch(() => undefined);
    setJob({ phase: phaseOf(error) });
  }
}

/**
 * Downloads the catalog: the range and the prices of the chosen customers. Resolves when it is
 * over, however it ended; `jobStore` says how.
 */
export function downloadCatalog(deps: CatalogDeps, choice: CatalogChoice): Promise<void> {
  return inLine(async (signal) => {
    // Not waited for: some browsers ask the user. A refusal only means that it may be cleared.
    navigator.storage?.persist?.().catch(() => false);
    await runDownload(deps, choice, signal);
  });
}

/** Stops the download; what has arrived stays for going on later. */
export async function pauseDownload(deps: CatalogDeps): Promise<void> {
  await stop();
  const job = await readJob(deps.db);
  if (!job) return;
  await putJob(deps, { ...job, paused: true });
  setJob({ phase: 'paused' });
}

/** Goes on where a download was stopped or interrupted. */
export function resumeDownload(deps: CatalogDeps): Promise<void> {
  return inLine(async (signal) => {
    const job = await readJob(deps.db);
    if (job) await runDownload(deps, job, signal);
  });
}

/** Goes on with a download of an earlier page, unless the user paused it or there is no network. */
export async function continueDownload(deps: CatalogDeps, job: JobRow): Promise<void> {
  if (job.paused) setJob({ phase: 'paused' });
  else if (!navigator.onLine) setJob({ phase: 'offline' });
  else await resumeDownload(deps);
}

/** Gives a download up; a catalog taken along before stays. */
export async function cancelDownload(deps: CatalogDeps): Promise<void> {
  await stop();
  await endJob(deps);
  await dropUnused(deps.db);
  setJob({ phase: 'idle' });
}

/** Removes the catalog from this device. */
export async function removeCatalog(deps: CatalogDeps): Promise<void> {
  await stop();
  await erase(deps);
  setJob({ phase: 'idle' });
}

/**
 * Fetches what changed since, without a word unless there is no room or it is lost; damaged chunks
 * are replaced. Nothing happens where nothing was taken along or a download is under way.
 * @returns whether prices and stock are now the server's
 */
export function refreshCatalog(deps: CatalogDeps): Promise<boolean> {
  return inLine(async (signal) => {
    const taken = await readOfflineCatalog(deps.db);
    if (!taken || (await readJob(deps.db))) return false;
    const choice = { customers: Object.keys(taken.lists), pictures: taken.pictures };
    try {
      await syncCatalog(deps, choice, { signal, onProgress: () => undefined });
      if (taken.pictures) await fetchPictures(await deps.pictures(), signal, () => undefined);
      return true;
    } catch (error) {
      if (signal.aborted || error instanceof CatalogGone) return false;
      await clearUp(deps, error).catch(() => undefined);
      const phase = phaseOf(error);
      if (phase === 'refused' || phase === 'full' || phase === 'outdated') setJob({ phase });
      return false;
    }
  });
}

/**
 * Deletes the catalog of a user with its key and pictures, as a logout does, without notifying screens.
 * Code that is using it stops.
 */
export async function wipeCatalog(host: string, userId: number): Promise<void> {
  running?.abort(new DOMException('Logged out', 'AbortError'));
  stopCatalogWorker();
  rememberTaken(userId, null);
  rememberJob(userId, false);
  await deleteCatalog(host, userId);
  await dropPictures();
}
