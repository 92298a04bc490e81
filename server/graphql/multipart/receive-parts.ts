import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { badMultipart } from './place-files.ts';
import { UploadedFile } from './uploaded-file.ts';

export interface Limits {
  /** Bytes of one file. */
  fileSize: number;
  files: number;
}

export interface Received {
  operations: object;
  map: object;
  files: Map<string, UploadedFile>;
}

/**
 * Reads the parts of a request; files go to the folder at once, so that a resolver that never reads
 * them cannot stall the connection.
 * @throws 400 when `operations` and `map` do not come first, 413 for a file that is too long
 */
export async function receiveParts(
  request: FastifyRequest,
  limits: Limits,
  folder: () => Promise<string>,
): Promise<Received> {
  const json: Record<string, unknown> = {};
  const files = new Map<string, UploadedFile>();
  const { fileSize, files: most } = limits;
  const parts = request.parts({
    limits: { fileSize, files: most, fields: 2, parts: most + 2, fieldSize: 1_000_000 },
  });
  for await (const part of parts) {
    if (part.type === 'field') json[part.fieldname] = parseJson(part.fieldname, part.value);
    else if (!isObject(json.map) || !Object.hasOwn(json.map, part.fieldname)) part.file.resume();
    else
      files.set(
        part.fieldname,
        await save(part, join(await folder(), String(files.size)), fileSize),
      );
  }
  const { operations, map } = json;
  if (!isObject(operations) || !isObject(map))
    throw badMultipart("'operations' and 'map' are needed, in that order, before the files");
  return { operations, map, files };
}

async function save(part: MultipartFile, path: string, most: number): Promise<UploadedFile> {
  const { filename, mimetype, file } = part;
  const hash = createHash('sha256');
  await pipeline(
    file,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path),
  );
  if (file.truncated) throw badMultipart(`file '${filename}' is larger than ${most} bytes`, 413);
  return new UploadedFile({
    filename,
    mimetype,
    path,
    size: file.bytesRead,
    hash: hash.digest('hex'),
  });
}

function parseJson(name: string, value: unknown): unknown {
  try {
    return JSON.parse(String(value));
  } catch {
    throw badMultipart(`'${name}' is not JSON`);
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
