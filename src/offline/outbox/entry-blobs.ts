import type { UserDatabase } from '../database.ts';
import { withReopen } from '../reopen-database.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** Writes the files of an entry. @returns their descriptions, which the entry itself keeps */
export async function writeBlobs(
  db: UserDatabase,
  id: string,
  blobs: Readonly<Record<string, Blob>>,
): Promise<OutboxEntry['blobs']> {
  const files = Object.entries(blobs);
  if (files.length > 0)
    await db.outboxFiles.bulkPut(files.map(([path, blob]) => ({ id, path, blob })));
  return Object.fromEntries(
    files.map(([path, blob]) => [
      path,
      { size: blob.size, ...(blob instanceof File && { name: blob.name }) },
    ]),
  );
}

/** Deletes the files of an entry that no longer needs them. */
export async function deleteBlobs(
  db: UserDatabase,
  { id, blobs }: Pick<OutboxEntry, 'id' | 'blobs'>,
): Promise<void> {
  if (Object.keys(blobs).length > 0) await db.outboxFiles.where('id').equals(id).delete();
}

/** The files of an entry by their paths, in its order, without those that the device has lost. */
export async function readBlobs(
  db: UserDatabase,
  { id, blobs }: Pick<OutboxEntry, 'id' | 'blobs'>,
): Promise<Record<string, Blob>> {
  const described = Object.entries(blobs);
  if (described.length === 0) return {};
  const rows = await withReopen(db, () => db.outboxFiles.where('id').equals(id).toArray());
  return Object.fromEntries(
    described.flatMap(([path, own]) => {
      const blob = rows.find((row) => row.path === path)?.blob ?? (own instanceof Blob && own);
      return blob ? [[path, blob]] : [];
    }),
  );
}
