import { basename, join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Services } from '#server/graphql/feature.ts';
import { operatorRoute } from '#server/http/operator.ts';
import { Problem } from '#server/lib/problem.ts';
import { measureImports } from './feed-metrics.ts';
import {
  type FeedImport,
  findImport,
  listImports,
  requestCancel,
} from './runs/feed-imports.store.ts';
import { isImporting } from './runs/import-lock.store.ts';
import { logImport } from './runs/log-import.ts';
import { cancelImport, runImport, runningImport, stopImports } from './runs/run-import.ts';
import { receiveZip, tooLarge } from './upload/receive-zip.ts';
import { unpackFeed, zipLimits } from './upload/unpack-zip.ts';
import { UnsafeFeed } from './upload/unsafe-feed.ts';
import { removeStaleFolders, withWorkFolder } from './upload/work-folder.ts';
import { FeedWatcher } from './watch/feed-watcher.ts';

const listed = 20;
/** When a refused import may be tried again, milliseconds. */
const retryAfter = 10_000;

interface ById {
  Params: { id: string };
}

/**
 * The operator's routes for feeds: `POST /feeds` takes a ZIP file and answers with the import's id, `GET`
 * returns its progress and result, `DELETE` ends it.
 */
export function feedRoutes(app: FastifyInstance, services: Services): void {
  const { config, db } = services;
  const operator = operatorRoute(config);
  measureImports(app, db);
  app.addHook('onReady', () => removeStaleFolders(config.dataDir));
  const watcher = config.feedDir && new FeedWatcher(services, config.feedDir, app.log);
  if (watcher) app.addHook('onListen', async () => watcher.start());
  app.addHook('onClose', async () => {
    const stopped = watcher ? watcher.stop() : undefined;
    await stopImports(db);
    await stopped;
  });

  app.register(async (uploads) => {
    uploads.addContentTypeParser(
      ['application/zip', 'application/octet-stream'],
      { bodyLimit: Number.MAX_SAFE_INTEGER },
      (_request, payload, done) => done(null, payload),
    );
    uploads.post<{ Querystring: FeedQuery }>('/feeds', operator, async (request, reply) => {
      const id = await takeUpload(services, request);
      return reply.code(202).header('location', `/feeds/${id}`).send({ id });
    });
  });

  app.get('/feeds', operator, async () => {
    const here = runningImport(db);
    // The embedded database may be busy with the import itself.
    if (here) return { imports: [here] };
    return { imports: await listImports(db, listed) };
  });

  app.get<ById>('/feeds/:id', operator, async (request) => {
    const id = parseId(request);
    const here = runningImport(db);
    if (here?.id === id) return here;
    const found = await findImport(db, id);
    if (!found) throw new Problem(404, 'UNKNOWN_IMPORT', 'There is no such import');
    if (found.state !== 'running' || (await isImporting(db))) return found;
    // It may have ended since it was read.
    const again = await findImport(db, id);
    return again?.state === 'running' ? interrupted(again) : again;
  });

  app.delete<ById>('/feeds/:id', operator, async (request, reply) => {
    const id = parseId(request);
    if (!cancelImport(db, id) && !(await requestCancel(db, id)))
      throw new Problem(409, 'NOT_RUNNING', 'This import does not run');
    request.log.warn({ import: id }, 'an import is being cancelled');
    return reply.code(202).send({ id });
  });
}

const interrupted = (found: FeedImport): FeedImport => ({
  ...found,
  state: 'interrupted',
  error: 'The process that imported it ended',
});

const uuid = v.pipe(v.string(), v.uuid());

function parseId({ params }: FastifyRequest<ById>): string {
  if (!v.is(uuid, params.id)) throw new Problem(404, 'UNKNOWN_IMPORT', 'There is no such import');
  return params.id;
}

const running = () =>
  new Problem(409, 'IMPORT_RUNNING', 'Another import is running', { retryAfter });

/**
 * Receives and unpacks a ZIP file, then begins its import.
 * @returns the import's id once it runs
 */
async function takeUpload(
  services: Services,
  request: FastifyRequest<{ Querystring: FeedQuery }>,
): Promise<string> {
  const { config, db } = services;
  const { maxFeedBytes, dataDir } = config;
  const sent = request.body;
  if (!isStream(sent)) throw new Problem(400, 'BAD_REQUEST', 'Send a ZIP file');
  // Refused before megabytes are sent.
  if (await isImporting(db)) throw running();
  if (Number(request.headers['content-length'] ?? 0) > maxFeedBytes)
    throw problemOf(tooLarge(maxFeedBytes));
  const begun = Promise.withResolvers<string>();
  const name = basename(request.query.name ?? 'upload.zip').slice(0, 200);
  withWorkFolder(dataDir, async (work) => {
    const zip = join(work, 'feed.zip');
    const folder = join(work, 'feed');
    await receiveZip(sent, zip, maxFeedBytes);
    await unpackFeed(zip, folder, zipLimits(maxFeedBytes));
    const finished = await runImport(services, {
      source: 'upload',
      name,
      folder,
      onBegin: begun.resolve,
      overwrite: request.query.overwrite === 'true',
    });
    if (finished) logImport(request.log, finished);
    else begun.reject(running());
  }).catch((error) => begun.reject(error instanceof UnsafeFeed ? problemOf(error) : error));
  return begun.promise;
}

interface FeedQuery {
  name?: string;
  overwrite?: string;
}

const isStream = (body: unknown): body is FastifyRequest['raw'] =>
  typeof body === 'object' && body !== null && 'pipe' in body;

const problemOf = ({ code, message }: UnsafeFeed) =>
  new Problem(code === 'TOO_LARGE' ? 413 : 400, code, message);
