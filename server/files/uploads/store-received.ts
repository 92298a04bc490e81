import { createReadStream } from 'node:fs';
import { ERRORS } from '@tus/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Viewer } from '#server/graphql/context.ts';
import type { Services } from '#server/graphql/feature.ts';
import type { Budget, FileRules } from '../file-rules.ts';
import { deleteContent } from '../stored/content-places.ts';
import { deleteContentWithoutFile, withdrawUpload } from '../stored/stored-files.store.ts';
import { beginOrFind } from './begin-upload.ts';
import { finishUpload, uploadGone } from './finish-upload.ts';
import { deletePieces, PieceStore } from './piece-store.ts';
import { findUpload } from './uploads.store.ts';

type Parts = Pick<Services, 'db' | 'files' | 'config' | 'jobs'>;

/** A file of a request that lies completely on this machine. */
export interface ReceivedFile {
  rules: FileRules;
  budget: Budget;
  name: string;
  /** Under which a repetition of the request finds the same upload. */
  key: string;
  path: string;
  bytes: number;
}

/**
 * Stores the files of one request as resumable uploads are stored: all of them or none.
 * @returns the ids of the stored files in the order of the files; the same ones under the same keys
 * @throws Problem when one of the files is refused or the quota is used up; then those of this request are taken back
 */
export async function storeReceived(
  parts: Parts,
  viewer: Viewer,
  received: readonly ReceivedFile[],
  log: FastifyBaseLogger,
): Promise<string[]> {
  const uploads: { id: string; file: ReceivedFile }[] = [];
  const begun: string[] = [];
  try {
    for (const file of received) {
      const { id, isNew } = await beginOrFind(parts.db, viewer, file, file);
      if (isNew) begun.push(id);
      uploads.push({ id, file });
    }
    for (const { id, file } of uploads) await fill(parts, id, file);
    const stored: string[] = [];
    for (const { id, file } of uploads) stored.push((await finishUpload(parts, file.rules, id)).id);
    return stored;
  } catch (error) {
    // What cannot be taken back now is deleted within a day, as no record has it.
    for (const id of begun)
      await takeBack(parts, id).catch((err) =>
        log.warn({ err }, 'an upload could not be taken back'),
      );
    throw error;
  }
}

/** Puts the bytes that an upload does not have yet into its pieces. */
async function fill({ db, files }: Parts, id: string, { path, bytes }: ReceivedFile) {
  const pieces = new PieceStore(db, files);
  for (;;) {
    const upload = await findUpload(db, id);
    if (!upload || upload.refusal === 'CANCELLED') throw uploadGone();
    const { received } = upload;
    if (received >= bytes) return;
    const rest = createReadStream(path, { start: received });
    try {
      await pieces.write(rest, id, received);
    } catch (error) {
      // The same request came twice, and the other one was first with this piece.
      if (error !== ERRORS.INVALID_OFFSET) throw error;
    } finally {
      rest.destroy();
    }
  }
}

async function takeBack({ db, files }: Parts, id: string): Promise<void> {
  const content = await withdrawUpload(db, id);
  await deletePieces(db, files, id);
  const unused = content && (await deleteContentWithoutFile(db, content));
  if (unused) await deleteContent(files, unused);
}
