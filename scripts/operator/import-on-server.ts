import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FeedImport, feedPrinter, reportLines } from '#server/features/feeds/feeds.public.ts';
import { unitOf } from '#server/feeds/feed-unit.ts';
import type { LocalOperator } from '#server/lib/local-operator.ts';
import { callServer, describeRefusal } from './call-server.ts';
import { type ImportOrder, waitingLine } from './import-here.ts';
import { packFeed } from './pack-feed.ts';

const pollEvery = 300;
const waitEvery = 1_000;

/**
 * Sends the feed of a folder to a running server, and prints how far its import is and what became of it.
 * @returns whether everything was taken
 * @throws a sentence when the server cannot be reached, refuses, or could not run the import
 */
export async function importOnServer(server: LocalOperator, order: ImportOrder): Promise<boolean> {
  const { signal } = order;
  const id = await begin(server, order);
  signal.addEventListener('abort', () => {
    callServer(server, `/feeds/${id}`, { method: 'DELETE' }).catch(() => {});
  });
  const finished = await follow(server, id);
  if (finished.state === 'failed' || finished.state === 'interrupted')
    throw new Error(`The import could not be run: ${finished.error}`);
  if (!finished.report) throw new Error('The server has no report of the import');
  for (const line of reportLines(finished.report)) console.log(line);
  return finished.report.ok;
}

/** Sends the feed once no other import runs. @returns the import's id */
async function begin(server: LocalOperator, order: ImportOrder): Promise<string> {
  const { signal } = order;
  for (let tries = 0; ; tries++) {
    const { imports } = await read<{ imports: FeedImport[] }>(server, '/feeds');
    if (imports[0]?.state !== 'running') {
      const id = await send(server, order);
      if (id) return id;
    }
    if (tries === 0) console.log(waitingLine);
    await sleep(waitEvery, undefined, { signal });
  }
}

/** @returns null when another import was faster */
async function send(
  server: LocalOperator,
  { folder, overwrite }: ImportOrder,
): Promise<string | null> {
  const packed = await packFeed(folder);
  try {
    const query = new URLSearchParams({ name: basename(folder), overwrite: String(overwrite) });
    const answer = await callServer(server, `/feeds?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/zip' },
      body: Readable.toWeb(packed) as ReadableStream,
      duplex: 'half',
    });
    if (answer.status === 409) return null;
    if (!answer.ok) throw new Error(await describeRefusal(answer));
    const { id } = (await answer.json()) as { id: string };
    return id;
  } finally {
    // The server may answer before everything is sent. The rest of the folder is then not packed.
    packed.destroy();
  }
}

/** Prints how far an import is until it is over. */
async function follow(server: LocalOperator, id: string): Promise<FeedImport> {
  const print = feedPrinter(process.stdout);
  let printed = 0;
  for (;;) {
    const found = await read<FeedImport>(server, `/feeds/${id}`);
    for (const finished of found.report?.files.slice(printed) ?? []) {
      const unit = unitOf(finished.file);
      print({ file: finished.file, unit, count: finished.rows, part: 1, finished });
      printed++;
    }
    if (found.state !== 'running') return found;
    if (found.progress) print(found.progress);
    await sleep(pollEvery);
  }
}

async function read<T>(server: LocalOperator, path: string): Promise<T> {
  const answer = await callServer(server, path, { signal: AbortSignal.timeout(60_000) });
  if (!answer.ok) throw new Error(await describeRefusal(answer));
  return (await answer.json()) as T;
}
