import type { UserDatabase } from '../database.ts';
import type { FilePurpose } from '../outbox/operation-registry.ts';
import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import { noteFiles } from '../outbox/outbox-store.ts';
import { FileRejected, type UploadTransport, uploadBlob } from './upload-blob.ts';

/** Stored files by the path in the variables where their ids belong: `photos.0`. */
export type EntryFiles = Record<string, string>;

/** The row of the sync state that tells how much of the file that is being uploaded has arrived. */
export function progressKey(entry: Pick<OutboxEntry, 'id'>): string {
  return `upload|${entry.id}`;
}

/** The server does not take the file at this path of the variables. */
export class EntryFileRejected extends Error {
  readonly code: string;
  readonly path: string;

  constructor({ code, message }: FileRejected, path: string) {
    super(message);
    this.code = code;
    this.path = path;
  }
}

/**
 * Uploads the blobs of an entry that are not on the server yet, and keeps the ids of the stored files with
 * the entry before the change itself is sent: sent again, it is the same request. A break in the middle
 * loses nothing, as each upload goes on under its key.
 * @param blobs the contents of all its files, as `readBlobs` returns them
 * @param purpose what the operation takes files for
 * @throws EntryFileRejected; what `uploadBlob` throws besides
 */
export async function uploadEntryFiles(
  { db, transport }: { db: UserDatabase; transport: UploadTransport },
  entry: OutboxEntry,
  blobs: Readonly<Record<string, Blob>>,
  purpose: FilePurpose,
): Promise<EntryFiles> {
  const files: EntryFiles = { ...entry.files };
  for (const [path, blob] of Object.entries(blobs)) {
    if (files[path] !== undefined) continue;
    const name = blob instanceof File ? blob.name : '';
    // An overwritten entry keeps its id. No file has gone up yet under the key of an unsent one.
    const key = `${entry.idempotencyKey}.${path}`;
    const wanted = { purpose: getPurpose(purpose, path), name, key, userId: entry.userId };
    const { id } = await uploadNoting(db, entry, path, (onProgress) =>
      uploadBlob(transport, blob, { ...wanted, onProgress }),
    ).catch((error: unknown) => {
      throw error instanceof FileRejected ? new EntryFileRejected(error, path) : error;
    });
    files[path] = id;
    await noteFiles(db, entry, files);
  }
  return files;
}

/** Keeps the progress of an upload where every tab sees it, apart from the entry, which is large. */
async function uploadNoting<T>(
  db: UserDatabase,
  entry: OutboxEntry,
  path: string,
  upload: (onProgress: (bytes: number) => void) => Promise<T>,
): Promise<T> {
  const key = progressKey(entry);
  // What is shown only must not end an upload.
  let noted: Promise<unknown> = Promise.resolve();
  const note = (write: () => PromiseLike<unknown>) => {
    noted = noted.then(write).catch(() => undefined);
  };
  try {
    return await upload((bytes) => note(() => db.syncState.put({ key, path, bytes })));
  } finally {
    note(() => db.syncState.delete(key));
    await noted;
  }
}

/** @throws Error for a path that the operation takes no file at */
function getPurpose(purpose: FilePurpose, path: string): string {
  const found = typeof purpose === 'string' ? purpose : purpose[path];
  if (found === undefined) throw new Error(`The operation takes no file at ${path}`);
  return found;
}

/** The variables with the ids of stored files at their paths; the given ones stay as they are. */
export function withFiles(variables: unknown, files: EntryFiles): unknown {
  if (Object.keys(files).length === 0) return variables;
  const filled = structuredClone(variables);
  for (const [path, id] of Object.entries(files)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let at = filled as Record<string, unknown> | undefined;
    for (const key of keys) at = at?.[key] as Record<string, unknown> | undefined;
    if (typeof at !== 'object' || at === null) throw new Error(`No place for a file at ${path}`);
    at[last] = id;
  }
  return filled;
}
