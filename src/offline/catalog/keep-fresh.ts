import { onCatalogBroken, stopCatalogWorker } from './catalog-client.ts';
import { readJob, readOfflineCatalog } from './catalog-database.ts';
import { findNextStep } from './catalog-state.ts';
import { continueDownload, downloadCatalog, refreshCatalog } from './download-catalog.ts';
import { jobStore } from './job-state.ts';
import { takenSummary } from './offline-catalog-flag.ts';
import { hasTraces, takenStore } from './offline-catalog-store.ts';
import type { CatalogDeps } from './sync-catalog.ts';

const lookMs = 10 * 60_000;

/**
 * Keeps a catalog that was taken along up to date in the background: at the start, when network or
 * page come back, and every few hours. An interrupted download goes on, a damaged or vanished
 * catalog is fetched again.
 * @returns ends it
 */
export function keepCatalogFresh(deps: CatalogDeps): () => void {
  const { db, viewer, now } = deps;
  let isStart = true;
  let repairedAt = Number.NEGATIVE_INFINITY;
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
    const summary = takenSummary(viewer.userId);
    const facts = { taken, summary, now: now(), isStart };
    const { phase } = jobStore.getSnapshot();
    const online = navigator.onLine;
    const step = findNextStep(facts, { job, phase, online, repairedAt });
    if (!job && online) isStart = false;
    if (step === 'continue' && job) await continueDownload(deps, job);
    if (step === 'download' && summary) await downloadCatalog(deps, summary);
    if (step !== 'refresh') return;
    if (taken?.broken) repairedAt = now();
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
