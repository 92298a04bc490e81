import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { FeedServices } from '../feed-services.ts';
import { withImportLock } from '../runs/import-lock.store.ts';
import { logImport } from '../runs/log-import.ts';
import { type FinishedImport, runLocked } from '../runs/run-import.ts';
import { unpackFeed, zipLimits } from '../upload/unpack-zip.ts';
import { withWorkFolder } from '../upload/work-folder.ts';
import {
  findCompleteFeeds,
  isWaiting,
  markerEnding,
  refuseLinks,
  type WaitingFeed,
} from './find-feeds.ts';
import { moveFeed } from './move-feed.ts';

/** How often the folder is looked into; changes on network drives are not announced. */
const lookEvery = 5_000;
/** How long to wait after something that mends itself, or that a person has to mend. */
const pauseAfterFault = 60_000;

/**
 * Imports the complete feeds of the watched folder, one after the other, and moves them away. Of several
 * servers that watch the same folder the one with the import lock does it. A feed whose server was killed
 * is imported again, which changes nothing more.
 */
export class FeedWatcher {
  readonly #services: FeedServices;
  readonly #watched: string;
  readonly #log: FastifyBaseLogger;
  /** Feeds that were imported but could not be moved, with the time of their marker. */
  readonly #unmoved = new Map<string, { marker: number; finished: FinishedImport }>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<unknown> = Promise.resolve();
  #stopped = false;
  #fault = '';

  constructor(services: FeedServices, watched: string, log: FastifyBaseLogger) {
    this.#services = services;
    this.#watched = watched;
    this.#log = log;
  }

  start(): void {
    this.#log.info({ folder: this.#watched }, 'feeds are imported from a watched folder');
    this.#plan(0);
  }

  /** Takes no further feed, and waits for the one in hand. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  #plan(ms: number): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.look().then((good) => this.#plan(good ? lookEvery : pauseAfterFault));
    }, ms);
  }

  /**
   * Imports what is complete now.
   * @returns false when something went wrong that a later look may find mended
   */
  async look(): Promise<boolean> {
    try {
      for (const feed of await findCompleteFeeds(this.#watched)) {
        if (this.#stopped) break;
        const taken = await withImportLock(this.#services.db, (checkHeld) =>
          this.#take(feed, checkHeld),
        );
        // Null: another import is running; the feeds keep their order.
        if (taken === null) break;
        if (!taken) return false;
      }
      this.#fault = '';
      return true;
    } catch (error) {
      this.#report(error);
      return false;
    }
  }

  /** A repeated fault is logged once. */
  #report(error: unknown): void {
    const { message } = error as Error;
    if (message !== this.#fault)
      this.#log.error({ err: error, folder: this.#watched }, 'the watched folder has a fault');
    this.#fault = message;
  }

  /** @returns false when the feed has to stay where it is for now */
  async #take(feed: WaitingFeed, checkHeld: () => Promise<void>): Promise<boolean> {
    if (!(await isWaiting(this.#watched, feed))) return true;
    const { mtimeMs } = await stat(join(this.#watched, feed.name + markerEnding));
    const before = this.#unmoved.get(feed.name);
    const finished =
      before?.marker === mtimeMs ? before.finished : await this.#import(feed, checkHeld);
    if (mustStay(finished)) return false;
    this.#unmoved.set(feed.name, { marker: mtimeMs, finished });
    const place = await moveFeed(this.#watched, feed, finished);
    this.#unmoved.delete(feed.name);
    this.#log.info({ import: finished.id, place }, 'a feed was moved');
    return true;
  }

  async #import(feed: WaitingFeed, checkHeld: () => Promise<void>): Promise<FinishedImport> {
    const { dataDir, maxFeedBytes } = this.#services.config;
    const path = join(this.#watched, feed.name);
    const request = { source: 'folder', name: feed.name } as const;
    const run = (folder: string, prepare: () => Promise<void>) =>
      runLocked(this.#services, { ...request, folder, prepare }, checkHeld);
    const finished =
      feed.kind === 'folder'
        ? await run(path, () => refuseLinks(path))
        : await withWorkFolder(dataDir, (work) => {
            const folder = join(work, 'feed');
            return run(folder, () => unpackFeed(path, folder, zipLimits(maxFeedBytes)));
          });
    logImport(this.#log, finished);
    return finished;
  }
}

/**
 * Whether a feed is imported again later: the server stopped, a disk is full, the database is away. Files
 * that may not be read are a fault of the feed.
 */
export function mustStay({ state, report, cause }: FinishedImport): boolean {
  if (state === 'interrupted') return true;
  if (state === 'failed') return !isForbidden(cause);
  const problems = report?.files.flatMap((file) => file.problems) ?? [];
  return problems.some(({ code }) => code === 'DISK_FULL');
}

function isForbidden(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    /^(EACCES|EPERM)$/.test(String((error as { code?: string }).code)) || isForbidden(error.cause)
  );
}
