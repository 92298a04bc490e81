import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { auditSource, recordAudit } from '#server/features/audit/audit.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import { bearerOf } from '#server/http/identity.ts';
import { Problem } from '#server/lib/problem.ts';
import { isPictureSize } from '#shared/content/picture-sizes.ts';
import type { FileRules } from '../file-rules.ts';
import { asAttachment } from './as-attachment.ts';
import { parseRange } from './byte-range.ts';
import { sizePlace, thumbnailPlace } from './content-places.ts';
import { removePlaceOf } from './remove-place.ts';
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
  services: Services,
  rules: ReadonlyMap<string, FileRules>,
): void {
  const { db, files } = services;

  /** @throws 404 also for a file the viewer may not read, so that ids tell nothing */
  async function readable(request: FastifyRequest, id: string): Promise<StoredFile> {
    const { viewer } = bearerOf(request);
    const file = await findStoredFile(db, id);
    const rule = rules.get(file?.purpose ?? '');
    if (!file || (file.sorg !== viewer.sorg && !rule?.crossesOrganisations)) throw notFound();
    const { ownerId, userId } = file;
    const may =
      ownerId === null
        ? userId === viewer.userId && file.sorg === viewer.sorg
        : await rule?.mayRead(db, viewer, ownerId);
    if (!may) throw notFound();
    const kind = rule?.readKind;
    if (kind)
      await recordAudit(db, { ...auditSource(request), kind, detail: { id: ownerId, file: id } });
    return file;
  }

  /** Originals are for sessions only (reading 92). */
  const isForSessions = ({ purpose }: StoredFile) => rules.get(purpose)?.keepsOriginal === true;

  /** The file, after the place was removed from it that staff do not want in it. */
  async function withoutPlace(file: StoredFile): Promise<StoredFile | undefined> {
    if (!file.removesPlace) return file;
    await removePlaceOf(services, file);
    return findStoredFile(db, file.id);
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

  async function sendSmall(reply: FastifyReply, file: StoredFile) {
    const { name, type, place, sizes } = file;
    if (sizes) return sendSize(reply, file, 'thumbnail', true);
    const content = type === 'image/webp' ? await files.get(thumbnailPlace(place)) : null;
    if (!content) throw notFound();
    return asAttachment(reply, name, type).send(content);
  }

  async function sendSize(reply: FastifyReply, file: StoredFile, size: string, isWebp: boolean) {
    const ready = isPictureSize(size) ? file.sizes?.[size] : undefined;
    const content =
      ready && isPictureSize(size) && (await files.get(sizePlace(file.place, size, isWebp)));
    if (!content) throw notFound();
    const type = isWebp ? 'image/webp' : ready.type;
    const extension = type === 'image/jpeg' ? 'jpg' : type.slice('image/'.length);
    const stem = file.name.replace(/\.[^.]*$/, '');
    const name = `${stem}-${Math.max(ready.width, ready.height)}.${extension}`;
    return asAttachment(reply, name, type).send(content);
  }

  type OfFile = { Params: { id: string } };
  app.get<OfFile>('/files/:id', async (request, reply) =>
    send(request, reply, await withoutPlace(await readable(request, request.params.id))),
  );
  app.get<OfFile>('/files/:id/address', async (request, reply) => {
    const file = await readable(request, request.params.id);
    if (isForSessions(file)) throw notFound();
    const { id } = file;
    reply.header('cache-control', 'no-store');
    return { address: app.fileSigner.createAddress(id, playerMinutes) };
  });
  app.get<OfFile>('/files/:id/thumbnail', async (request, reply) =>
    sendSmall(reply, await readable(request, request.params.id)),
  );
  app.get<{ Params: { id: string; size: string }; Querystring: { as?: string } }>(
    '/files/:id/sizes/:size',
    async (request, reply) => {
      const { params, query } = request;
      const file = await readable(request, params.id);
      return sendSize(reply, file, params.size, query.as === 'webp');
    },
  );
  app.get<{ Params: { ticket: string } }>(
    '/files/signed/:ticket',
    { config: { access: 'host' } },
    async (request, reply) => {
      const id = app.fileSigner.read(request.params.ticket);
      const file = id === null ? undefined : await findStoredFile(db, id);
      return send(request, reply, file && isForSessions(file) ? undefined : file);
    },
  );
}

function notFound(): Problem {
  return new Problem(404, 'NOT_FOUND', 'No such file');
}
