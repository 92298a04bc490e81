// Brings an item of content to the device. Its entry is stored first, so that a job that was interrupted continues
// where it stopped; a cancelled one leaves the former version, or nothing.

import { HttpError, isNetworkError } from '#src/graphql/errors.ts';
import { fetchPatiently } from '#src/graphql/fetch-patiently.ts';
import { fetchByPath } from '#src/graphql/save-export.ts';
import type { DocumentViewer } from '#src/offline/documents/document-database.ts';
import { getDocumentUse } from '#src/offline/documents/document-store.ts';
import { isStorageFull } from '#src/offline/outbox/storage-problems.ts';
import { onViewerChange } from '#src/offline/viewer.ts';
import { keptBudget, sumBytes } from './files-to-keep.rules.ts';
import { idleJob, type KeepJob, keepJob } from './keep-job.ts';
import { type FileToKeep, type KeptItem, toItemId } from './kept-item.ts';
import {
  contentViewer,
  listKeptUrls,
  NoRoom,
  readKeptItem,
  removeKeptItem,
  removeLeftovers,
  writeKeptFile,
  writeKeptItem,
} from './kept-store.ts';

let running: AbortController | null = null;

/** Fetches the missing files of an item. @param onBytes hears how many bytes have come */
async function fetchFiles(
  viewer: DocumentViewer,
  missing: readonly FileToKeep[],
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  let done = 0;
  for (const { url, name, bytes } of missing) {
    const options = { signal, onBytes: (come: number) => onBytes(done + Math.min(come, bytes)) };
    const file = await fetchPatiently(() => fetchByPath(url, name, options), signal);
    if (!file) throw new HttpError(404);
    const content = new Uint8Array(await file.content.arrayBuffer());
    signal.throwIfAborted();
    await writeKeptFile(viewer, url, { name: file.name, type: file.type, content });
    done += bytes;
    onBytes(done);
  }
}

async function run(viewer: DocumentViewer, item: KeptItem, signal: AbortSignal): Promise<void> {
  await writeKeptItem(viewer, item);
  const here = await listKeptUrls(viewer);
  const missing = item.files.filter(({ url }) => !here.has(url));
  // Replaced files leave before the new ones come only where there is no room for both.
  if ((await getDocumentUse(viewer)) + sumBytes(missing) > keptBudget)
    await removeLeftovers(viewer);
  const total = sumBytes(missing);
  const show = (done: number) =>
    keepJob.set({ item: toItemId(item), phase: 'running', done, total });
  show(0);
  await fetchFiles(viewer, missing, show, signal);
  await removeLeftovers(viewer);
}

function toPhase(error: unknown): KeepJob['phase'] {
  if (error instanceof NoRoom || isStorageFull(error)) return 'full';
  return isNetworkError(error) ? 'offline' : 'failed';
}

/**
 * Keeps an item on the device, or the newer version of one. Resolves when it is over, however it ended; `keepJob` says
 * how. It ends when the page shows the data of another user.
 */
export async function keepItem(item: KeptItem): Promise<void> {
  const viewer = contentViewer();
  if (running || !viewer) return;
  const control = new AbortController();
  running = control;
  keepJob.set({ item: toItemId(item), phase: 'running', done: 0, total: 0 });
  const leave = onViewerChange(() => {
    if (contentViewer()?.userId !== viewer.userId) control.abort();
  });
  const before = await readKeptItem(viewer, item).catch(() => null);
  try {
    await run(viewer, item, control.signal);
    keepJob.set(idleJob);
  } catch (error) {
    if (control.signal.aborted) await undo(viewer, item, before).catch(() => undefined);
    const { done, total } = keepJob.getSnapshot();
    keepJob.set(
      control.signal.aborted
        ? idleJob
        : { item: toItemId(item), phase: toPhase(error), done, total },
    );
  }
  leave();
  running = null;
}

async function undo(viewer: DocumentViewer, item: KeptItem, before: KeptItem | null) {
  if (!before) return await removeKeptItem(viewer, item);
  await writeKeptItem(viewer, before);
  await removeLeftovers(viewer);
}

/** Ends the job and removes its files. */
export const cancelKeeping = (): void => running?.abort();
