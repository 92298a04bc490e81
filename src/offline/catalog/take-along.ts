import { exclusively } from '../lock/single-runner.ts';
import {
  bringCatalog,
  CatalogOutdated,
  CatalogRefused,
  type CatalogWorld,
  type Choice,
} from './bring-catalog.ts';
import { stopCatalogWorker } from './catalog-client.ts';
import {
  CatalogGone,
  deleteCatalog,
  inCatalog,
  type JobRow,
  readJob,
  readTaken,
} from './catalog-database.ts';
import { WireError } from './catalog-wire.ts';
import { dropUnused } from './chunk-store.ts';
import { isFull } from './fetch-chunks.ts';
import { dropPictures, fetchPictures } from './fetch-pictures.ts';
import { type CatalogJob, setJob } from './job-state.ts';
import { rememberJob, rememberTaken } from './taken-store.ts';

let line: Promise<unknown> = Promise.resolve();
let running: AbortController | null = null;

/** One after the other, also over all tabs. */
function inLine<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const mine = line.then(() =>
    exclusively('pannier-catalog', async () => {
      const controller = new AbortController();
      running = controller;
      try {
        return await work(controller.signal);
      } finally {
        running = null;
      }
    }),
  );
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
  return error instanceof WireError && error.problem !== 'failed' ? 'offline' : 'failed';
}

async function putJob({ db, viewer }: CatalogWorld, row: JobRow): Promise<void> {
  rememberJob(viewer.userId, true);
  await inCatalog(db, () => db.state.put(row));
}

async function endJob({ db, viewer }: CatalogWorld): Promise<void> {
  rememberJob(viewer.userId, false);
  await inCatalog(db, () => db.state.delete('job'));
}

/** Everything of the catalog on this device, a download under way included. */
async function erase(world: CatalogWorld): Promise<void> {
  const { db, viewer } = world;
  rememberTaken(viewer.userId, null);
  rememberJob(viewer.userId, false);
  await inCatalog(db, () =>
    db.transaction('rw', db.chunks, db.state, db.keys, () =>
      Promise.all([db.chunks.clear(), db.state.clear(), db.keys.clear()]),
    ),
  );
  await dropPictures();
  world.changed();
}

/** What an end other than success leaves behind. */
async function clearUp(world: CatalogWorld, error: unknown): Promise<void> {
  const phase = phaseOf(error);
  if (phase === 'refused') return await erase(world);
  if (phase !== 'full' && phase !== 'outdated') return;
  // Room that a catalog does not fit into belongs to orders and other captured work.
  await endJob(world);
  await dropUnused(world.db);
}

async function bring(world: CatalogWorld, choice: Choice, signal: AbortSignal): Promise<void> {
  setJob({ phase: 'running', step: 'catalog' });
  const { customers, pictures } = choice;
  try {
    await putJob(world, { key: 'job', customers: [...customers], pictures, paused: false });
    if (!pictures) await dropPictures();
    await bringCatalog(world, choice, {
      signal,
      onProgress: (progress) => setJob(progress),
    });
    if (pictures) {
      setJob({ step: 'pictures' });
      await fetchPictures(await world.pictures(), signal, (done) => setJob({ pictures: done }));
    }
    await endJob(world);
    setJob({ phase: 'idle' });
  } catch (error) {
    if (signal.aborted || error instanceof CatalogGone) return;
    await clearUp(world, error).catch(() => undefined);
    setJob({ phase: phaseOf(error) });
  }
}

/**
 * Takes the catalog along: the range and the prices of the chosen customers. Resolves when it is
 * over, however it ended; `jobStore` says how.
 */
export function takeAlong(world: CatalogWorld, choice: Choice): Promise<void> {
  return inLine(async (signal) => {
    // Not waited for: some browsers ask the user. A refusal only means that it may be cleared.
    navigator.storage?.persist?.().catch(() => false);
    await bring(world, choice, signal);
  });
}

/** Stops the download; what has arrived stays for going on later. */
export async function pauseTaking(world: CatalogWorld): Promise<void> {
  await stop();
  const job = await readJob(world.db);
  if (!job) return;
  await putJob(world, { ...job, paused: true });
  setJob({ phase: 'paused' });
}

/** Goes on where a download was stopped or interrupted. */
export function resumeTaking(world: CatalogWorld): Promise<void> {
  return inLine(async (signal) => {
    const job = await readJob(world.db);
    if (job) await bring(world, job, signal);
  });
}

/** Gives a download up; a catalog taken along before stays. */
export async function cancelTaking(world: CatalogWorld): Promise<void> {
  await stop();
  await endJob(world);
  await dropUnused(world.db);
  setJob({ phase: 'idle' });
}

/** Removes the catalog from this device. */
export async function removeCatalog(world: CatalogWorld): Promise<void> {
  await stop();
  await erase(world);
  setJob({ phase: 'idle' });
}

/**
 * Fetches what changed since, without a word unless there is no room or it is lost; damaged chunks
 * are replaced. Nothing happens where nothing was taken along or a download is under way.
 * @returns whether prices and stock are now the server's
 */
export function refreshCatalog(world: CatalogWorld): Promise<boolean> {
  return inLine(async (signal) => {
    const taken = await readTaken(world.db);
    if (!taken || (await readJob(world.db))) return false;
    const choice = { customers: Object.keys(taken.lists), pictures: taken.pictures };
    try {
      await bringCatalog(world, choice, { signal, onProgress: () => undefined });
      if (taken.pictures) await fetchPictures(await world.pictures(), signal, () => undefined);
      return true;
    } catch (error) {
      if (signal.aborted || error instanceof CatalogGone) return false;
      await clearUp(world, error).catch(() => undefined);
      const phase = phaseOf(error);
      if (phase === 'refused' || phase === 'full' || phase === 'outdated') setJob({ phase });
      return false;
    }
  });
}

/**
 * Deletes the catalog of a user with its key and pictures, as a logout does, without a word to the
 * screens. Whatever is at work on it stops.
 */
export async function wipeCatalog(host: string, userId: number): Promise<void> {
  running?.abort(new DOMException('Logged out', 'AbortError'));
  stopCatalogWorker();
  rememberTaken(userId, null);
  rememberJob(userId, false);
  await deleteCatalog(host, userId);
  await dropPictures();
}
