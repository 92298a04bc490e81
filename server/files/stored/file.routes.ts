import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { auditSource, recordAudit } from '#server/features/audit/audit.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import { bearerOf } from '#server/http/identity.ts';
import { Problem } from '#server/lib/problem.ts';
import type { FileRules } from '../file-rules.ts';
import { thumbnailPlace } from '../uploads/finish-upload.ts';
import { asAttachment } from './as-attachment.ts';
import { findStoredFile, type StoredFile } from './stored-files.store.ts';

/**
 * Stored files: for those the owner's feature lets read them, and for the user who has uploaded one that
 * no record has yet. Or by a signed address, which a feature gives to whom it lets read the file. Every
 * answer is for saving.
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

  async function send(reply: FastifyReply, file: StoredFile | undefined, small = false) {
    const hasSmall = file?.type === 'image/webp';
    if (!file || (small && !hasSmall)) throw notFound();
    const content = await files.get(small ? thumbnailPlace(file.place) : file.place);
    if (!content) throw notFound();
    if (!small) reply.header('content-length', file.bytes);
    return asAttachment(reply, file.name, file.type).send(content);
  }

  type OfFile = { Params: { id: string } };
  app.get<OfFile>('/files/:id', async (request, reply) =>
    send(reply, await readable(request, request.params.id)),
  );
  app.get<OfFile>('/files/:id/thumbnail', async (request, reply) =>
    send(reply, await readable(request, request.params.id), true),
  );
  app.get<{ Params: { ticket: string } }>(
    '/files/signed/:ticket',
    { config: { access: 'host' } },
    async (request, reply) => {
      const id = app.fileSigner.read(request.params.ticket);
      return send(reply, id === null ? undefined : await findStoredFile(db, id));
    },
  );
}

function notFound(): Problem {
  return new Problem(404, 'NOT_FOUND', 'No such file');
}
