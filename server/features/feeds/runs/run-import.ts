import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { recordAudit } from '#server/features/audit/audit.public.ts';
import { type FeedReport, FileReport, type FileResult } from '#server/feeds/import-report.ts';
import type { FeedServices } from '../feed-services.ts';
import { type FeedProgress, type ImportControl, importFeed } from '../import-feed.ts';
import { UnsafeFeed } from '../upload/unsafe-feed.ts';
import {
  type FeedImport,
  finishImport,
  type ImportSource,
  insertImport,
  saveProgress,
} from './feed-imports.store.ts';
import { importEvents } from './import-events.ts';
import { isShared, withImportLock } from './import-lock.store.ts';

/** How often the progress is stored for other servers, milliseconds. */
const saveEvery = 2_000;

export interface ImportRequest {
  source: ImportSource;
  /** The folder or file as the operator knows it. */
  name: string;
  /** Where the files lie. */
  folder: string;
  /** Makes the folder ready as the first part of the import. @throws UnsafeFeed when it is not taken */
  prepare?: () => Promise<void>;
  /** Hears the import's id once it has begun. */
  onBegin?: (id: string) => void;
  onProgress?: (progress: FeedProgress) => void;
  /** Ends the import; the file in hand is taken back. */
  signal?: AbortSignal;
  /** Also overwrites what staff have changed in the portal (reading 71). */
  overwrite?: boolean;
}

/** An import that is over; `cause` is what was thrown when it could not be run. */
export interface FinishedImport extends FeedImport {
  cause?: unknown;
}

interface Running {
  import: FeedImport;
  cancel: AbortController;
  over: Promise<unknown>;
}

/** Why an import is ended when its process is asked to stop: it may be run again as it was. */
class ServerStops extends Error {}

const running = new WeakMap<Db, Running>();
const listeners = new WeakMap<Db, Set<(finished: FinishedImport) => void>>();

/**
 * Imports a folder as the only import on the database.
 * @returns null when another import is running
 */
export function runImport(
  services: FeedServices,
  request: ImportRequest,
): Promise<FinishedImport | null> {
  return withImportLock(services.db, (checkHeld) => runLocked(services, request, checkHeld));
}

/**
 * Imports a folder for the holder of the import lock: every import begins and ends here, whatever
 * asked for it. Never throws once it has begun.
 * @param checkHeld throws when the lock was lost
 */
export async function runLocked(
  services: FeedServices,
  request: ImportRequest,
  checkHeld: () => Promise<void>,
): Promise<FinishedImport> {
  const { db } = services;
  const begun: FeedImport = {
    id: randomUUID(),
    source: request.source,
    name: request.name,
    state: 'running',
    startedAt: new Date(),
    finishedAt: null,
    progress: null,
    report: null,
    error: null,
  };
  await insertImport(db, begun);
  const cancel = new AbortController();
  const signal = AbortSignal.any([cancel.signal, ...(request.signal ? [request.signal] : [])]);
  const { name: label, overwrite = false } = request;
  const control = { signal, beforeFile: checkHeld, label, overwrite };
  const work = take(services, request, begun, control, cancel);
  running.set(db, { import: begun, cancel, over: work });
  request.onBegin?.(begun.id);
  const finished = await work.finally(() => running.delete(db));
  for (const listener of listeners.get(db) ?? []) listener(finished);
  return finished;
}

async function take(
  services: FeedServices,
  { name, folder, prepare, onProgress }: ImportRequest,
  begun: FeedImport,
  control: ImportControl,
  cancel: AbortController,
): Promise<FinishedImport> {
  const { db } = services;
  const files: FileResult[] = [];
  const note = (progress: FeedProgress) => {
    const { finished, ...rest } = progress;
    if (finished) files.push(finished);
    begun.progress = rest;
    begun.report = { files, ok: false, cancelled: false, seconds: 0 };
    onProgress?.(progress);
  };
  const stopSaving = isShared(db) ? saveRegularly(db, begun, cancel) : () => {};
  let end: Pick<FinishedImport, 'state' | 'report' | 'error' | 'cause'>;
  try {
    const unsafe = await prepare?.().catch((error) => unsafeReport(name, error));
    const report = unsafe ?? (await importFeed(services, folder, note, control));
    const cancelled =
      cancel.signal.reason instanceof ServerStops ? 'interrupted' : ('cancelled' as const);
    const state = report.cancelled ? cancelled : report.ok ? 'done' : 'refused';
    end = { state, report, error: null };
  } catch (cause) {
    end = { state: 'failed', report: begun.report, error: (cause as Error).message, cause };
  } finally {
    stopSaving();
  }
  const finished = { ...begun, ...end, progress: null, finishedAt: new Date() };
  try {
    await finishImport(db, begun.id, finished);
    await recordAudit(db, ...importEvents(finished));
    return finished;
  } catch (cause) {
    return { cause, ...finished };
  }
}

/** The report of a feed that is not even read. @throws what is no fault of the feed */
function unsafeReport(name: string, error: unknown): FeedReport {
  if (!(error instanceof UnsafeFeed)) throw error;
  const file = new FileReport(name);
  file.add(null, null, error.code, error.message);
  return { files: [file], ok: false, cancelled: false, seconds: 0 };
}

/** Lets other servers on the database read how far the import is, and cancel it. */
function saveRegularly(db: Db, begun: FeedImport, cancel: AbortController): () => void {
  let saving = false;
  const timer = setInterval(async () => {
    if (saving || !begun.report) return;
    saving = true;
    // If the database is unavailable for a moment, the import itself fails if it has to.
    if (await saveProgress(db, begun.id, begun.progress, begun.report).catch(() => false))
      cancel.abort(new Error('The import was cancelled'));
    saving = false;
  }, saveEvery);
  return () => clearInterval(timer);
}

/** The import that this process runs on the database at this moment. */
export const runningImport = (db: Db): FeedImport | null => running.get(db)?.import ?? null;

/**
 * Asks the import of this process to end; the file in hand is taken back.
 * @returns false when this process does not run it
 */
export function cancelImport(db: Db, id: string): boolean {
  const found = running.get(db);
  if (found?.import.id !== id) return false;
  found.cancel.abort(new Error('The import was cancelled'));
  return true;
}

/** Ends whatever this process imports, and waits for it: the server stops. */
export async function stopImports(db: Db): Promise<void> {
  const found = running.get(db);
  found?.cancel.abort(new ServerStops('The server stops'));
  await found?.over;
}

/** Calls back for each import of this process that is over, until the returned function is called. */
export function onImportFinished(db: Db, listener: (finished: FinishedImport) => void): () => void {
  const all = listeners.get(db) ?? new Set();
  listeners.set(db, all.add(listener));
  return () => all.delete(listener);
}
