import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { transact } from '#server/db/transact.ts';
import type { Services } from '#server/graphql/feature.ts';
import { checkContent } from '../checks/check-content.ts';
import type { FileRules } from '../file-rules.ts';
import { deleteContent, placeOfContent } from '../stored/content-places.ts';
import { shownName } from '../stored/shown-name.ts';
import { findFileOfOwner, isPlaceUsed, keepContent } from '../stored/stored-files.store.ts';
import { newFileId, putContent } from './finish-upload.ts';

/** A file of a feed, on this machine. */
export interface FedFile {
  sorg: string;
  /** The record it belongs to. */
  ownerId: string;
  name: string;
  path: string;
}

/**
 * Stores a file of a feed with its record after the checks of an upload. The sizes of a picture are made within minutes.
 * @returns its id; that of the first time when the record has the same file already
 * @throws BadContent
 */
export async function storeFedFile(
  { db, files }: Pick<Services, 'db' | 'files'>,
  rules: FileRules,
  { sorg, ownerId, name, path }: FedFile,
): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const { purpose } = rules;
  const same = { sorg, purpose, ownerId, hash: hash.digest('hex') };
  const earlier = rules.keepsOriginal && (await findFileOfOwner(db, same));
  if (earlier) return earlier;
  const checked = await checkContent(path, rules, null);
  const id = newFileId();
  const place = placeOfContent(id);
  const content = await putContent(files, checked, path, place);
  await transact(db, async (tx) => {
    await keepContent(tx, sorg, content);
    const file = { id, sorg, purpose, hash: content.hash, owner_id: ownerId };
    await tx
      .insertInto('stored_file')
      .values({ ...file, name: shownName(name, checked.extension) })
      .execute();
  });
  if (!(await isPlaceUsed(db, place))) await deleteContent(files, { place, hasSizes: false });
  return id;
}
