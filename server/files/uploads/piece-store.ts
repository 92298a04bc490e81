import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { Db } from '#server/db/database.ts';
import type { FileStore } from '../file-store.ts';
import {
  addPiece,
  cancelUpload,
  dropPieces,
  findUpload,
  knownUploads,
  uploadHours,
} from './uploads.store.ts';

/** The folder of the file store with a folder of pieces for each upload. */
const piecesFolder = 'uploads';

/** A connection that breaks without a word loses at most so many bytes. */
const pieceBytes = 256 * 1024;

/**
 * Keeps what tus receives as pieces in the file store, and in the database how far each upload is. The
 * number of received bytes is the lock: a piece counts only when it begins there, so that any process may
 * receive any part of an upload, and one that is still busy with a dead connection does no harm.
 */
export class PieceStore extends DataStore {
  readonly #db: Db;
  readonly #files: FileStore;

  constructor(db: Db, files: FileStore) {
    super();
    this.#db = db;
    this.#files = files;
    this.extensions = ['creation', 'termination', 'expiration'];
  }

  /** The row is written while the upload is given its id, since the quota decides about that. */
  override async create(upload: Upload): Promise<Upload> {
    const { creation_date } = await this.getUpload(upload.id);
    upload.creation_date = creation_date;
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const found = await findUpload(this.#db, id);
    if (!found) throw ERRORS.FILE_NOT_FOUND;
    const { bytes: size, received: offset, createdAt } = found;
    return new Upload({ id, size, offset, creation_date: createdAt.toISOString() });
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let startByte = offset;
    for await (const piece of gatherPieces(stream)) {
      const place = `${piecesFolder}/${id}/${startByte}-${randomBytes(6).toString('hex')}`;
      await this.#files.put(place, piece, 'application/octet-stream');
      const counts = await addPiece(this.#db, id, { startByte, bytes: piece.length, place });
      if (!counts) {
        await this.#files.delete(place);
        throw ERRORS.INVALID_OFFSET;
      }
      startByte += piece.length;
    }
    return startByte;
  }

  override async remove(id: string): Promise<void> {
    await cancelUpload(this.#db, id);
    await deletePieces(this.#db, this.#files, id);
  }

  override getExpiration(): number {
    return uploadHours * 3_600_000;
  }
}

/** Deletes the received pieces of an upload. */
export async function deletePieces(db: Db, files: FileStore, id: string): Promise<void> {
  for (const place of await dropPieces(db, id)) await files.delete(place);
}

/**
 * Deletes the pieces whose upload does not exist any more. A server that was killed may have put a piece there
 * without recording it, or dropped the record before the piece. An upload is recorded before its first piece, so
 * that pieces of a running one are never taken for strays.
 */
export async function deleteStrayPieces(db: Db, files: FileStore, atOnce: number): Promise<void> {
  let places: string[] = [];
  for await (const place of files.keys(piecesFolder)) {
    places.push(place);
    if (places.length < atOnce) continue;
    await deleteStrays(db, files, places);
    places = [];
  }
  if (places.length > 0) await deleteStrays(db, files, places);
}

async function deleteStrays(db: Db, files: FileStore, places: readonly string[]): Promise<void> {
  const uploadOf = (place: string) => place.split('/')[1] ?? '';
  const known = await knownUploads(db, [...new Set(places.map(uploadOf))]);
  for (const place of places) if (!known.has(uploadOf(place))) await files.delete(place);
}

/** Gathers what arrives; when the connection breaks, what has arrived counts before the error does. */
async function* gatherPieces(stream: Readable): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let bytes = 0;
  let failure: { error: unknown } | null = null;
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      parts.push(part);
      bytes += part.length;
      if (bytes < pieceBytes) continue;
      const piece = Buffer.concat(parts);
      parts = [];
      bytes = 0;
      yield piece;
    }
  } catch (error) {
    failure = { error };
  }
  if (bytes > 0) yield Buffer.concat(parts);
  if (failure) throw failure.error;
}
