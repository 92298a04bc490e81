import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Db } from '#server/db/database.ts';
import type { Services } from '#server/graphql/feature.ts';
import { Problem } from '#server/lib/problem.ts';
import { type FileRefusal, fileRefusals } from '#shared/file-limits.ts';
import { type CheckedFile, checkContent } from '../checks/check-content.ts';
import { BadContent, type FileRules, fileRefused } from '../file-rules.ts';
import type { FileStore } from '../file-store.ts';
import { sendForSizes } from '../sizes/make-sizes.ts';
import { deleteContent, placeOfContent, thumbnailPlace } from '../stored/content-places.ts';
import { shownName } from '../stored/shown-name.ts';
import {
  findStoredFile,
  isPlaceUsed,
  type NewContent,
  type StoredFile,
  storeUpload,
} from '../stored/stored-files.store.ts';
import { checkClaimed } from './check-claim.ts';
import { deletePieces } from './piece-store.ts';
import { findUpload, placesOfPieces, type Upload } from './uploads.store.ts';

type Parts = Pick<Services, 'db' | 'files' | 'config' | 'jobs'>;

/** The uploads that this process finishes now: requests that come during a check get the same answer. */
const running = new WeakMap<Db, Map<string, Promise<StoredFile>>>();

/**
 * Checks a completely received upload and stores it. Called again it gives the same answer: the file, or
 * the refusal. The check runs once, see check-claim.ts.
 * @throws Problem 422 with the reason when the content is refused, 410 UPLOAD_GONE when it was cancelled, 503 while
 *   another process checks it
 */
export function finishUpload(parts: Parts, rules: FileRules, id: string): Promise<StoredFile> {
  const ofThis = running.get(parts.db) ?? new Map<string, Promise<StoredFile>>();
  running.set(parts.db, ofThis);
  const found = ofThis.get(id) ?? finish(parts, rules, id).finally(() => ofThis.delete(id));
  ofThis.set(id, found);
  return found;
}

async function finish(parts: Parts, rules: FileRules, id: string): Promise<StoredFile> {
  const upload = await findUpload(parts.db, id);
  if (!upload || upload.refusal === 'CANCELLED') throw uploadGone();
  const { refusal, fileId } = upload;
  if (isRefusal(refusal)) throw fileRefused(refusal, rules, upload.bytes);
  const earlier = fileId && (await findStoredFile(parts.db, fileId));
  if (earlier) return earlier;
  const folder = await mkdtemp(join(tmpdir(), 'pannier-file-'));
  try {
    const path = join(folder, 'received');
    return await checkClaimed(parts.db, upload, () => checkAndStore(parts, rules, upload, path));
  } catch (error) {
    if (!(error instanceof BadContent)) throw error;
    await deletePieces(parts.db, parts.files, id);
    throw fileRefused(error.code, rules, upload.bytes);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function isRefusal(outcome: Upload['refusal']): outcome is FileRefusal {
  return fileRefusals.some((code) => code === outcome);
}

/** The answer for an upload that does not exist, belongs to another user, or was cancelled. */
export function uploadGone(): Problem {
  return new Problem(410, 'UPLOAD_GONE', 'This upload no longer exists. Begin it again.');
}

async function checkAndStore(
  { db, files, config, jobs }: Parts,
  rules: FileRules,
  upload: Upload,
  path: string,
): Promise<StoredFile> {
  if (!(await assemble(files, await placesOfPieces(db, upload.id), path, upload.bytes)))
    return await ofOtherProcess({ db }, upload.id);
  const checked = await checkContent(path, rules, config.clamav);
  const content = await putContent(files, checked, path, placeOfContent(upload.id));
  const name = shownName(upload.name, checked.extension);
  const file = await storeUpload(db, upload.id, content, { id: newFileId(), name }, (tx, key) =>
    content.original ? sendForSizes(jobs, key, tx) : Promise.resolve(),
  );
  if (file?.place !== content.place && !(await isPlaceUsed(db, content.place)))
    await deleteContent(files, { place: content.place, hasSizes: false });
  if (!file) throw uploadGone();
  await deletePieces(db, files, upload.id);
  return file;
}

/** The pieces have gone while they were read: another process has finished the same upload. */
async function ofOtherProcess({ db }: Pick<Parts, 'db'>, id: string): Promise<StoredFile> {
  const fileId = (await findUpload(db, id))?.fileId;
  const file = fileId && (await findStoredFile(db, fileId));
  if (!file) throw uploadGone();
  return file;
}

/** Joins the pieces of an upload in a file of this machine. @returns false when one is missing */
async function assemble(
  files: FileStore,
  places: readonly string[],
  path: string,
  bytes: number,
): Promise<boolean> {
  let complete = true;
  await pipeline(async function* () {
    for (const place of places) {
      const piece = await files.bytes(place);
      if (piece) yield piece;
      else complete = false;
    }
  }, createWriteStream(path));
  return complete && (await stat(path)).size === bytes;
}

/** Puts a checked file into the file store. @param path of the received file @param place where it is put */
export async function putContent(
  files: FileStore,
  { content, thumbnail, type, original }: CheckedFile,
  path: string,
  place: string,
): Promise<NewContent> {
  await files.put(place, content ?? createReadStream(path), type);
  if (thumbnail) await files.put(thumbnailPlace(place), thumbnail, type);
  const hash = createHash('sha256');
  if (content) hash.update(content);
  else await pipeline(createReadStream(path), hash);
  const bytes = content?.length ?? (await stat(path)).size;
  return { hash: hash.digest('hex'), place, type, bytes, original };
}

/** Makes an id of a file: unguessable, though every read is checked as well. */
export function newFileId(): string {
  return randomBytes(18).toString('base64url');
}
