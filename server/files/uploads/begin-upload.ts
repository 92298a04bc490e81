import { randomBytes } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { readOnlyText, readsOnly } from '#server/graphql/read-only.ts';
import { Problem } from '#server/lib/problem.ts';
import { type Budget, type FileRules, fileRefused, hasAllowedExtension } from '../file-rules.ts';
import { beginUpload, findByClientKey, findUpload, freeClientKey } from './uploads.store.ts';

/** What the client says of a file before it is received. */
export interface AnnouncedFile {
  name?: string | null;
  /** Made by the client; the same upload is found under it again. */
  key?: string | null;
  bytes: number;
}

/**
 * Returns the rules of a purpose for a viewer who may upload for it.
 * @throws Problem 422 UNKNOWN_PURPOSE; 403 when the viewer may not
 */
export function rulesFor(
  rules: ReadonlyMap<string, FileRules>,
  viewer: Viewer,
  purpose: string | null | undefined,
): FileRules {
  const found = rules.get(purpose ?? '');
  if (!found) throw new Problem(422, 'UNKNOWN_PURPOSE', 'Nothing takes files of this purpose');
  if (!found.readOnlyUsers && readsOnly(viewer.areas))
    throw new Problem(403, 'AUDIT_READS_ONLY', readOnlyText);
  if (!found.scopes.some((scope) => viewer.scopes.has(scope)))
    throw new Problem(403, 'FORBIDDEN', 'Not allowed');
  return found;
}

/**
 * Begins an upload, or finds the one that was begun under the same key.
 * @throws Problem before a byte of the file is taken: 422 for its size, 429 for the quota
 */
export async function beginOrFind(
  db: Db,
  { userId, sorg }: Viewer,
  { rules, budget }: { rules: FileRules; budget: Budget },
  { name, key, bytes }: AnnouncedFile,
): Promise<{ id: string; received: number; isNew: boolean }> {
  if (!key || !/^[\w.:-]{8,200}$/.test(key) || (name?.length ?? 0) > 1_000)
    throw new Problem(400, 'BAD_UPLOAD', 'The metadata needs a key of 8 to 200 letters and digits');
  if (bytes === 0) throw fileRefused('FILE_EMPTY', rules);
  if (!(bytes <= rules.maxBytes)) throw fileRefused('FILE_TOO_LARGE', rules);
  if (!hasAllowedExtension(name ?? '', rules)) throw fileRefused('FILE_KIND', rules);
  const { purpose } = rules;
  const same = await findByClientKey(db, userId, key);
  const isOld = same && !(await findUpload(db, same.id));
  if (isOld) await freeClientKey(db, same.id);
  else if (same) {
    if (same.purpose !== purpose || same.bytes !== bytes || same.sorg !== sorg)
      throw new Problem(422, 'UPLOAD_MISMATCH', 'This key was used for another file');
    return { ...same, isNew: false };
  }
  const id = randomBytes(18).toString('base64url');
  const upload = { id, sorg, userId, purpose, bytes, name: name ?? '', clientKey: key };
  const full = await beginUpload(db, upload, budget);
  if (full) {
    const { quota } = budget;
    const text = `At most ${quota.files} files and ${quota.bytes / 1_000_000} MB a day`;
    const retryAfter = 3_600_000;
    throw new Problem(429, 'UPLOAD_QUOTA', text, { ...quota, retryAfter });
  }
  // Two requests with one key may have begun at once; the first counts.
  const begun = (await findByClientKey(db, userId, key)) ?? { id, received: 0 };
  return { ...begun, isNew: begun.id === id };
}
