import { Readable } from 'node:stream';
import { transact } from '#server/db/transact.ts';
import { getHostConfig } from '#server/features/hosts/hosts.public.ts';
import { notifyDownload } from '#server/features/notifications/notifications.public.ts';
import { findViewer } from '#server/features/session/find-viewer.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import { readsOnly } from '#server/graphql/read-only.ts';
import type { ExportContext } from '#server/lib/list-export.ts';
import { tableStream, tableType } from '#server/lib/table-export.ts';
import { downloadDays } from '#shared/downloads/modules.ts';
import { listMonths } from '#shared/downloads/period.rules.ts';
import { defaultLocale, isLocale } from '#shared/locales.ts';
import { mayRead, moduleExports, placeOfDownload, toAreaText } from './download-modules.ts';
import { findToClear, forgetOld, noteCleared } from './downloads.store.ts';
import {
  type ClaimedDownload,
  claimDownload,
  noteFailed,
  noteProgress,
  noteReady,
  releaseDownload,
} from './making.store.ts';

/** The queue by which a request is looked at as soon as it is there. */
export const downloadQueue = 'downloads';
/** The queue by which files of removed requests are deleted. */
export const clearQueue = 'downloads-clear';

/** A sheet has room for little more. */
const mostRows = 1_000_000;
const mostTries = 3;
/** So often at most the database hears how far a file is. */
const pauseMs = 1_000;
/** How many files are cleared at a time. */
const portion = 200;

/** Ends the making of a file: the user has cancelled it (no problem), or it would be too long. */
class Stopped extends Error {
  readonly problem: 'MORE_THAN_A_SHEET' | null;
  constructor(problem: Stopped['problem']) {
    super(problem ?? 'No longer wanted');
    this.problem = problem;
  }
}

/**
 * Makes the file that has been asked for first and is not made yet, and notifies its user.
 * @throws what goes wrong; the request is tried again, and has failed after the third time
 */
export async function makeNextDownload(services: Services): Promise<void> {
  const claimed = await claimDownload(services.db);
  if (!claimed) return;
  let stopped: Stopped | undefined;
  const stop = (problem: Stopped['problem']) => {
    stopped = new Stopped(problem);
    return stopped;
  };
  try {
    const ctx = await openContext(services, claimed);
    if (!ctx) return await fail(services, claimed, 'NO_ACCESS');
    const made = await writeFile(services, claimed, ctx, stop);
    const areas = claimed.customer === null && ctx.viewer ? toAreaText(ctx.viewer) : null;
    await transact(services.db, async (tx) => {
      if (await noteReady(tx, claimed, { ...made, areas }))
        await notifyDownload(tx, claimed, 'ready');
    });
  } catch (error) {
    // The file store wraps what a stream throws.
    if (stopped?.problem) return await fail(services, claimed, stopped.problem);
    if (stopped) {
      await releaseDownload(services.db, claimed);
      return await clearDownloads(services);
    }
    if (claimed.tries < mostTries) await releaseDownload(services.db, claimed);
    else await fail(services, claimed, 'FAULT');
    throw error;
  }
}

/** Ends a request without a file, and deletes what was written of it. */
async function fail(
  { db, files }: Services,
  claimed: ClaimedDownload,
  problem: string,
): Promise<void> {
  await transact(db, async (tx) => {
    if (await noteFailed(tx, claimed, problem)) await notifyDownload(tx, claimed, 'failed');
  });
  await files.delete(placeOfDownload(claimed.id));
}

/** The context of the user by the user's present rights; null when the user may not read the records any more. */
async function openContext(
  { db }: Services,
  { host: name, locale, module, ...of }: ClaimedDownload,
): Promise<ExportContext | null> {
  const host = await getHostConfig(db, name);
  const viewer = await findViewer(db, of);
  if (!host || !viewer?.scopes.has('page.download-area') || !mayRead(viewer, module)) return null;
  if (of.customer === null && !readsOnly(viewer.areas)) return null;
  return { db, host, viewer, locale: isLocale(locale) ? locale : defaultLocale };
}

/** Writes the file into the file store. @throws what `stop` returns when it is cancelled or too long */
async function writeFile(
  { db, files }: Services,
  claimed: ClaimedDownload,
  ctx: ExportContext,
  stop: (problem: Stopped['problem']) => Stopped,
): Promise<{ rows: number; bytes: number }> {
  const { module, layout, format, customer } = claimed;
  const { columns, read } = moduleExports[module].open(ctx, layout);
  const months = listMonths(claimed.from, claimed.to);
  let rows = 0;
  let bytes = 0;
  let notedAt = 0;
  async function* portions() {
    for (const [done, month] of months.entries())
      for await (const portion of read({ ...month, customer }, mostRows + 1)) {
        rows += portion.length;
        if (rows > mostRows) throw stop('MORE_THAN_A_SHEET');
        if (Date.now() - notedAt >= pauseMs) {
          notedAt = Date.now();
          const percent = Math.floor((100 * done) / months.length);
          if (!(await noteProgress(db, claimed, percent, rows))) throw stop(null);
        }
        yield portion;
      }
  }
  const precision = ctx.host.currency.decimalPrecision;
  const table = { list: layout.title, columns, precision, portions: portions() };
  async function* counted() {
    for await (const chunk of tableStream(table, format)) {
      bytes += (chunk as Uint8Array).byteLength;
      yield chunk;
    }
  }
  const content = Readable.from(counted(), { objectMode: false });
  await files.put(placeOfDownload(claimed.id), content, tableType(format));
  return { rows, bytes };
}

/** Deletes the files of requests that were removed and of all after 30 days, and forgets those requests after 60. */
export async function clearDownloads({ db, files }: Services): Promise<void> {
  for (let count = portion; count === portion; ) {
    const ids = await findToClear(db, downloadDays, portion);
    for (const id of ids) await files.delete(placeOfDownload(id));
    await noteCleared(db, ids);
    count = ids.length;
  }
  await forgetOld(db, 2 * downloadDays);
}
