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

/**
 * Product pictures from the file store in three sizes (O016, O017): kept for a week, then asked for by
 * ETag. A name may carry a version, `trail-500~2.webp`. One that is not there in the middle size yet
 * comes in full.
 */
export function imageRoutes(app: FastifyInstance, files: FileStore): void {
  const route = (folder: string, places: readonly string[]) =>
    app.get<{ Params: { file: string } }>(`/${folder}/:file`, (request, reply) =>
      // The version is for who keeps pictures: there is only the newest.
      sendImage(files, places, request.params.file.replace(/~\d+(?=\.)/, ''), request, reply),
    );
  route('images', ['images/']);
  route('images/medium', ['images/medium/', 'images/']);
  route('images/thumbnails', ['images/thumbnails/']);
}

/**
 * Answers with a picture of the file store, or with 304 when the caller has it.
 * @param folders where it is looked for, one after the other, each with a slash behind it
 * @throws 404 for a file that is not there, is no picture, or whose name would leave the folder
 */
export async function sendImage(
  files: FileStore,
  folders: readonly string[],
  file: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const type = types[extname(file).toLowerCase()];
  let bytes: Uint8Array | null = null;
  if (type && isPlainName(file))
    for (const folder of folders) bytes ??= await files.bytes(folder + file);
  if (!type || !bytes) throw noPicture();
  return sendBytes(bytes, type, request, reply);
}

/**
 * Answers with a stored picture that everybody may see, such as one of an announcement, or with 304.
 * @param place its key in the file store; null for none
 * @throws 404 for a picture that is not there
 */
export async function sendStoredPicture(
  files: FileStore,
  place: string | null,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const bytes = place === null ? null : await files.bytes(place);
  if (!bytes) throw noPicture();
  return sendBytes(bytes, 'image/webp', request, reply);
}

function noPicture(): Problem {
  return new Problem(404, 'NOT_FOUND', 'No such picture');
}

function sendBytes(bytes: Uint8Array, type: string, request: FastifyRequest, reply: FastifyReply) {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  reply
    .header('cache-control', 'public, max-age=604800, stale-while-revalidate=2592000')
    .header('etag', etag)
    // An SVG opened as a page must not run scripts.
    .header('content-security-policy', drawingPolicy);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(type).send(Buffer.from(bytes));
}

/** One name without folders: `..`, slashes and control characters never reach the store. */
function isPlainName(file: string): boolean {
  return file.length <= 200 && !file.startsWith('.') && !/[/\\\p{Cc}]/u.test(file);
}
