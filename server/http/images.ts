import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '#server/files/file-store.ts';
import { Problem } from '#server/lib/problem.ts';

const types: Record<string, string> = {
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.avif': 'image/avif',
};

const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Product pictures from the file store (O016, O017): kept for a week, then asked for by ETag. */
export function imageRoutes(app: FastifyInstance, files: FileStore): void {
  for (const folder of ['images', 'images/thumbnails'])
    app.get<{ Params: { file: string } }>(`/${folder}/:file`, (request, reply) =>
      sendImage(files, `${folder}/`, request.params.file, request, reply),
    );
}

/**
 * Answers with a picture of a folder of the file store, or with 304 when the caller has it.
 * @param folder with a slash behind it
 * @throws 404 for a file that is not there, is no picture, or whose name would leave the folder
 */
export async function sendImage(
  files: FileStore,
  folder: string,
  file: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const type = types[extname(file).toLowerCase()];
  const bytes = type && isPlainName(file) ? await files.bytes(folder + file) : null;
  if (!type || !bytes) throw new Problem(404, 'NOT_FOUND', 'No such picture');
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  reply
    .header('cache-control', 'public, max-age=604800, stale-while-revalidate=2592000')
    .header('etag', etag)
    // A drawing opened by itself may not run scripts.
    .header('content-security-policy', drawingPolicy);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(type).send(Buffer.from(bytes));
}

/** One name without folders: `..`, slashes and control characters never reach the store. */
function isPlainName(file: string): boolean {
  return file.length <= 200 && !file.startsWith('.') && !/[/\\\p{Cc}]/u.test(file);
}
