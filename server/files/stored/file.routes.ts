import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { auditSource, recordAudit } from '#server/features/audit/audit.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import { bearerOf } from '#server/http/identity.ts';
import { Problem } from '#server/lib/problem.ts';
import type { FileRules } from '../file-rules.ts';
import { thumbnailPlace } from '../uploads/finish-upload.ts';
import { asAttachment } from './as-attachment.ts';
import { parseRange } from './byte-range.ts';
import { findStoredFile, type StoredFile } from './stored-files.store.ts';

/** How long a player may ask for parts of a video, minutes. */
const playerMinutes = 60;

/**
 * Stored files: for those the owner's feature lets read them, and for the user who has uploaded one that
 * no record has yet. Or by a signed address, which a feature gives to whom it lets read the file. Every
 * answer is for saving, also that which a player of our own pages reads by parts (RFC 9110, 14).
 */
export function fileRoutes(
  app: FastifyInstance,
  { db, files }: Services,
  rules: ReadonlyMap<string, FileRules>,
): void {
  /** @throws 404 also for a file the viewer may not read, so that ids tell nothing */
  async function readable(request: FastifyRequest, id: string): Promise<StoredFile> {
    const { viewer } = bearerOf(request);
    const file = await findStoredFile(db, id);
    if (!file || file.sorg !== viewer.sorg) throw notFound();
    const { ownerId, purpose, userId } = file;
    const may =
      ownerId === null
        ? userId === viewer.userId
        : await rules.get(purpose)?.mayRead(db, viewer, ownerId);
    if (!may) throw notFound();
    const kind = rules.get(purpose)?.readKind;
    if (kind)
      await recordAudit(db, { ...auditSource(request), kind, detail: { id: ownerId, file: id } });
    return file;
  }

  async function send(request: FastifyRequest, reply: FastifyReply, file: StoredFile | undefined) {
    if (!file) throw notFound();
    const range = parseRange(request.headers.range, file.bytes);
    if (range === 'outside') {
      reply.header('content-range', `bytes */${file.bytes}`);
      throw new Problem(416, 'RANGE', 'The file has no such part');
    }
    asAttachment(reply, file.name, file.type).header('accept-ranges', 'bytes');
    const isHead = request.method === 'HEAD';
    const content = isHead
      ? (await files.exists(file.place)) && Readable.from([])
      : await files.get(file.place, range ?? undefined);
    if (!content) throw notFound();
    if (range) {
      const { from, to } = range;
      reply.code(206).header('content-range', `bytes ${from}-${to}/${file.bytes}`);
    }
    reply.header('content-length', range ? range.to - range.from + 1 : file.bytes);
    return reply.send(content);
  }

  async function sendSmall(reply: FastifyReply, { name, type, place }: StoredFile) {
    const content = type === 'image/webp' ? await files.get(thumbnailPlace(place)) : null;
    if (!content) throw notFound();
    return asAttachment(reply, name, type).send(content);
  }

  type OfFile = { Params: { id: string } };
  app.get<OfFile>('/files/:id', async (request, reply) =>
    send(request, reply, await readable(request, request.params.id)),
  );
  app.get<OfFile>('/files/:id/address', async (request, reply) => {
    const { id } = await readable(request, request.params.id);
    reply.header('cache-control', 'no-store');
    return { address: app.fileSigner.createAddress(id, playerMinutes) };
  });
  app.get<OfFile>('/files/:id/thumbnail', async (request, reply) =>
    sendSmall(reply, await readable(request, request.params.id)),
  );
  app.get<{ Params: { ticket: string } }>(
    '/files/signed/:ticket',
    { config: { access: 'host' } },
    async (request, reply) => {
      const id = app.fileSigner.read(request.params.ticket);
      return send(request, reply, id === null ? undefined : await findStoredFile(db, id));
    },
  );
}

function notFound(): Problem {
  return new Problem(404, 'NOT_FOUND', 'No such file');
}
