import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { bearerOf } from '#server/http/identity.ts';
import { cached } from '#server/lib/cached.ts';
import { Problem } from '#server/lib/problem.ts';
import { foldVersion } from '#shared/serials/parse-serial.ts';
import { packTheftHashes } from '#shared/serials/theft-hashes.ts';
import { theftNumbers } from './thefts.store.ts';

/** A device asks every few hours. */
const limit = { calls: 60, minutes: 60 };
/** Packing 300,000 numbers takes half a second of the processor. */
const packedMs = 5 * 60_000;

/**
 * Serves `GET /stolen-bikes/2`: the hashes of all numbers of stolen bikes of the viewer's sales organisation, in the form
 * of shared/serials/theft-hashes.ts, with which a device tells without a network that a bike may be stolen.
 * The number is `foldVersion`: an older app keeps the hashes that it has, because it would compare new ones in its own way.
 * @param scopes one of these permissions is needed
 */
export function sendTheftHashes(app: FastifyInstance, db: Db, scopes: readonly string[]): void {
  const packed = cached(
    packedMs,
    async (sorg: string) => {
      const hashes = Buffer.from(packTheftHashes(await theftNumbers(db, sorg)));
      const digest = createHash('sha256').update(hashes).digest('base64url').slice(0, 22);
      return { hashes, etag: `"${digest}"` };
    },
    100,
  );
  app.get(`/stolen-bikes/${foldVersion}`, { config: { limit } }, async (request, reply) => {
    const { viewer } = bearerOf(request);
    if (!scopes.some((scope) => viewer.scopes.has(scope)))
      throw new Problem(403, 'FORBIDDEN', 'Not allowed');
    const { hashes, etag } = await packed(viewer.sorg);
    reply.header('etag', etag).header('cache-control', 'private, no-cache');
    // A proxy that compresses answers makes the tag a weak one.
    if (request.headers['if-none-match']?.replace(/^W\//, '') === etag)
      return reply.code(304).send();
    return reply.type('application/octet-stream').send(hashes);
  });
}
