import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '#server/graphql/context.ts';
import { bearerOf } from '#server/http/identity.ts';
import { Problem } from '#server/lib/problem.ts';
import { decompressed } from './snapshot/chunk-files.ts';

export const notFound = (what: string) => new Problem(404, 'NOT_FOUND', `No such ${what}`);

/** @throws 401 without a login, 403 without the permission for the catalog */
export function requireBuyer(request: FastifyRequest): Viewer {
  const { viewer } = bearerOf(request);
  if (!viewer.scopes.has('page.catalog')) throw new Problem(403, 'FORBIDDEN', 'Not allowed');
  return viewer;
}

/** Sends a compressed body; unpacked to the rare caller that does not take brotli. */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: Uint8Array) {
  const takes = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  reply.type('application/octet-stream').header('vary', 'accept-encoding');
  if (takes) reply.header('content-encoding', 'br');
  return reply.send(Buffer.from(takes ? packed : await decompressed(packed)));
}
