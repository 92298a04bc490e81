import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerOf } from '#server/http/identity.ts';
import { placeFiles } from './place-files.ts';
import { type Limits, receiveParts } from './receive-parts.ts';

/**
 * Accepts files on a GraphQL route as the GraphQL multipart request specification says. Only for
 * users who are logged in; the temporary files are gone when the answer is sent.
 */
export function graphqlMultipart(app: FastifyInstance, url: string, limits: Limits): void {
  const folders = new WeakMap<FastifyRequest, string>();
  const remove = async (request: FastifyRequest) => {
    const folder = folders.get(request);
    if (folder) await rm(folder, { recursive: true, force: true });
  };
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.url !== url || !request.isMultipart()) return;
    bearerOf(request);
    const { operations, map, files } = await receiveParts(request, limits, async () => {
      const folder = folders.get(request) ?? (await mkdtemp(join(tmpdir(), 'pannier-upload-')));
      folders.set(request, folder);
      return folder;
    });
    placeFiles(operations, map, files);
    request.body = operations;
  });
  app.addHook('onResponse', remove);
  app.addHook('onRequestAbort', remove);
}
