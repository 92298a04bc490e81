import type { FastifyInstance, FastifyRequest } from 'fastify';
import { auditSource, recordAudit } from '#server/features/audit/audit.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import { bearerOf, hostOf } from '#server/http/identity.ts';
import { takeCall } from '#server/http/route-limits.ts';
import type { FileRules } from '../file-rules.ts';
import { removePlaceOf } from './remove-place.ts';
import { noSuchFile, sendFile, sendSize, sendThumbnail } from './send-file.ts';
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
    if (!file || (file.sorg !== viewer.sorg && !rule?.crossesOrganisations)) throw noSuchFile();
    const { ownerId, userId } = file;
    const may =
      ownerId === null
        ? userId === viewer.userId && file.sorg === viewer.sorg
        : await rule?.mayRead(db, viewer, ownerId, hostOf(request));
    if (!may) throw noSuchFile();
    const kind = rule?.readKind;
    if (kind)
      await recordAudit(db, { ...auditSource(request), kind, detail: { id: ownerId, file: id } });
    return file;
  }

  /** @throws 429 when the user has downloaded too many of such files */
  async function countDownload(request: FastifyRequest, { purpose }: StoredFile): Promise<void> {
    const limit = rules.get(purpose)?.downloads;
    if (limit) await takeCall(app, limit, bearerOf(request).viewer.userId);
  }

  /** Originals are for sessions only (reading 92). */
  const isForSessions = ({ purpose }: StoredFile) => rules.get(purpose)?.keepsOriginal === true;

  /** The file, after the place was removed from it that staff do not want in it. */
  async function withoutPlace(file: StoredFile): Promise<StoredFile | undefined> {
    if (!file.removesPlace) return file;
    await removePlaceOf(services, file);
    return findStoredFile(db, file.id);
  }

  type OfFile = { Params: { id: string } };
  app.get<OfFile>('/files/:id', async (request, reply) => {
    const file = await readable(request, request.params.id);
    await countDownload(request, file);
    return sendFile(files, request, reply, await withoutPlace(file));
  });
  app.get<OfFile>('/files/:id/address', async (request, reply) => {
    const file = await readable(request, request.params.id);
    if (isForSessions(file)) throw noSuchFile();
    const { id } = file;
    reply.header('cache-control', 'no-store');
    return { address: app.fileSigner.createAddress(id, playerMinutes) };
  });
  app.get<OfFile>('/files/:id/thumbnail', async (request, reply) =>
    sendThumbnail(files, reply, await readable(request, request.params.id)),
  );
  app.get<{ Params: { id: string; size: string }; Querystring: { as?: string } }>(
    '/files/:id/sizes/:size',
    async (request, reply) => {
      const { params, query } = request;
      const file = await readable(request, params.id);
      const isWebp = query.as === 'webp';
      if (!isWebp) await countDownload(request, file);
      return sendSize(files, reply, file, { size: params.size, isWebp });
    },
  );
  app.get<{ Params: { ticket: string } }>(
    '/files/signed/:ticket',
    { config: { access: 'host' } },
    async (request, reply) => {
      const id = app.fileSigner.read(request.params.ticket);
      const file = id === null ? undefined : await findStoredFile(db, id);
      return sendFile(files, request, reply, file && isForSessions(file) ? undefined : file);
    },
  );
}
