import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#server/lib/problem.ts';
import { isPictureSize } from '#shared/content/picture-sizes.ts';
import type { FileStore } from '../file-store.ts';
import { asAttachment } from './as-attachment.ts';
import { parseRange } from './byte-range.ts';
import { sizePlace, thumbnailPlace } from './content-places.ts';
import type { StoredFile } from './stored-files.store.ts';

/** The answer for a file that does not exist or that the viewer may not read. */
export function noSuchFile(): Problem {
  return new Problem(404, 'NOT_FOUND', 'No such file');
}

/** Answers a file, or the part of it that is asked for. @throws Problem 404, 416 */
export async function sendFile(
  files: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile | undefined,
) {
  if (!file) throw noSuchFile();
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
  if (!content) throw noSuchFile();
  if (range) {
    const { from, to } = range;
    reply.code(206).header('content-range', `bytes ${from}-${to}/${file.bytes}`);
  }
  reply.header('content-length', range ? range.to - range.from + 1 : file.bytes);
  return reply.send(content);
}

/** Answers the small WebP of a picture. @throws Problem 404 */
export async function sendThumbnail(files: FileStore, reply: FastifyReply, file: StoredFile) {
  const { name, type, place, sizes } = file;
  if (sizes) return sendSize(files, reply, file, { size: 'thumbnail', isWebp: true });
  const content = type === 'image/webp' ? await files.get(thumbnailPlace(place)) : null;
  if (!content) throw noSuchFile();
  return asAttachment(reply, name, type).send(content);
}

/**
 * Answers a size of an original picture under a name with its pixels, such as bike-1600.jpg.
 * @throws Problem 404 also while it is not made yet
 */
export async function sendSize(
  files: FileStore,
  reply: FastifyReply,
  { name, place, sizes }: StoredFile,
  { size, isWebp }: { size: string; isWebp: boolean },
) {
  const ready = isPictureSize(size) ? sizes?.[size] : undefined;
  const content = ready && isPictureSize(size) && (await files.get(sizePlace(place, size, isWebp)));
  if (!content) throw noSuchFile();
  const type = isWebp ? 'image/webp' : ready.type;
  const extension = type === 'image/jpeg' ? 'jpg' : type.slice('image/'.length);
  const stem = name.replace(/\.[^.]*$/, '');
  const pixels = Math.max(ready.width, ready.height);
  return asAttachment(reply, `${stem}-${pixels}.${extension}`, type).send(content);
}
