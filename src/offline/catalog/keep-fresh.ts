import { onCatalogBroken, stopCatalogWorker } from './catalog-client.ts';
import { readJob, readOfflineCatalog } from './catalog-database.ts';
import { downloadCatalog, refreshCatalog, resumeDownload } from './download-catalog.ts';
import { jobStore, setJob } from './job-state.ts';
import { takenSummary } from './offline-catalog-flag.ts';
import { hasTraces, takenStore } from './offline-catalog-store.ts';
import type { CatalogDeps } from './sync-catalog.ts';

/** The server is asked for what changed this often while the app is in use, in ms. */
const everyMs = 3 * 60 * 60_000;
/** A start of the app asks sooner, but not at every reload. */
const atStartMs = 15 * 60_000;
const lookMs = 10 * 60_000;
/** A catalog that cannot be mended must not be fetched over and over. */
const mendMs = 60 * 60_000;

/**
 * Keeps a catalog that was taken along up to date in the background: at the start, when network or
 * page come back, and every few hours. An interrupted download goes on, a damaged or vanished
 * catalog is fetched again.
 * @returns ends it
 */
export function keepCatalogFresh(deps: CatalogDeps): () => void {
  const { db, viewer, now } = deps;
  let first = true;
  let mendedAt = Number.NEGATIVE_INFINITY;
  let looking = false;

  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      await act();
    } catch {
      // A database that cannot be read now may be readable later; until then the network answers.
    }
    looking = false;
  }

  async function act(): Promise<void> {
    const [taken, job] = [await readOfflineCatalog(db), await readJob(db)];
    if (job && jobStore.getSnapshot().phase !== 'running') {
      if (job.paused) setJob({ phase: 'paused' });
      else if (!navigator.onLine) setJob({ phase: 'offline' });
      else await resumeDownload(deps);
    }
    if (job || !navigator.onLine) return;
    const started = first;
    first = false;
    const known = takenSummary(viewer.userId);
    // The browser has cleared the database, but not what is known of it.
    if (!taken && known) return await downloadCatalog(deps, known);
    if (!taken) return;
    if (taken.broken) return await mend();
    // Taken along by an app that did not know of these yet.
    if (taken.extras === undefined) return void (await refreshCatalog(deps));
    const age = now() - taken.checkedAt;
    if (age >= (started ? atStartMs : everyMs) || age < 0) await refreshCatalog(deps);
  }

  async function mend(): Promise<void> {
    if (now() - mendedAt < mendMs) return;
    mendedAt = now();
    await refreshCatalog(deps);
  }

  const wake = () => void look();
  const wakeIfVisible = () => document.visibilityState === 'visible' && wake();
  const timer = setInterval(wake, lookMs);
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wakeIfVisible);
  const offBroken = onCatalogBroken(wake);
  // Another tab has changed what is stored, or this one.
  const offTaken = takenStore.subscribe(() => {
    if (hasTraces(viewer.userId)) deps.changed();
    else stopCatalogWorker();
  });
  wake();
  return () => {
    clearInterval(timer);
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wakeIfVisible);
    offBroken();
    offTaken();
  };
}
