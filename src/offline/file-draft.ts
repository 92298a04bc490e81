// Drafts of forms with files. The values lie encrypted in one row (sealed-draft.ts), and each file in a row of its own,
// encrypted as well, as soon as it is chosen. In the values a reference takes the place of a file. A file that no values
// refer to any more goes when the draft is opened again or ends. Until the values with its reference are written, a row
// names the field of a file, so that a page that is closed in between has lost nothing.
import { NotKept, UploadRefused } from '#src/ui/file/upload.ts';
import { openUserDatabase, type UserDatabase } from './database.ts';
import { sealingKey } from './outbox/sealed-variables.ts';
import { isStorageFull } from './outbox/storage-problems.ts';
import { withReopen } from './reopen-database.ts';
import { readSealedDraft, sealedDraftWriter } from './sealed-draft.ts';
import { type SealedBytes, sealBytes, unsealBytes } from './sealing.ts';
import { markShrunk, shrinkImage } from './upload/shrink-image.ts';
import { boundViewer } from './viewer.ts';

/** The values of a form with their files, until it is saved. */
export interface FileDraft {
  /** Returns the values that were entered before; null without a draft. */
  read: () => Record<string, unknown> | null;
  /** Returns the id of the draft, which all tabs that show it share. The draft after it has another one. */
  readId: () => string;
  keep: (values: Readonly<Record<string, unknown>> | null) => void;
  /**
   * Keeps a file of a field on the device, a picture smaller.
   * @throws NotKept, and UploadRefused for one that is larger than `maxBytes` even then
   */
  keepFile: (file: File, field: string, maxBytes: number) => Promise<File>;
}

interface KeptFile {
  sealed: SealedBytes;
  name: string;
  type: string;
  lastModified: number;
}

/** A reference in the place of a file. */
interface FileReference {
  keptFile: string;
}

const isReference = (value: unknown): value is FileReference =>
  typeof value === 'object' && value !== null && 'keptFile' in value;

const toPrefix = (name: string) => `draft-file/${name}/`;
const toFieldKey = (name: string, keptFile: string) =>
  `draft-field/${name}/${keptFile.slice(toPrefix(name).length)}`;

/**
 * Opens a draft.
 * @param name the form and what it is about, unique for the user
 * @param toKey for a form of new records that take the id of their draft: the key of such a record's entries in the outbox
 */
export async function openFileDraft(
  name: string,
  toKey?: (id: string) => string,
): Promise<FileDraft> {
  const viewer = boundViewer();
  if (!viewer) throw new Error('Nobody is logged in');
  const db = openUserDatabase(viewer.host, viewer.userId);
  // Together, so that a page that is closed in between leaves no files for the draft after this one.
  const write = sealedDraftWriter(db, name, () => removeFiles(db, name, () => true));
  const keys = new WeakMap<File, string>();
  const found = await readDraft(db, name, write, toKey);
  let values = await readValues(db, name, found?.values, keys);
  let id = found?.id ?? crypto.randomUUID();
  /** Files whose references are in no written values yet. */
  const unwritten = new Set<string>();
  const writeValues = async (typed: Readonly<Record<string, unknown>>) => {
    // One that these values do not refer to was removed, or replaced, while it was being kept.
    const decided = [...unwritten];
    await write({ id, values: toReferences(typed, keys) });
    for (const key of decided) unwritten.delete(key);
    const rows = decided.map((key) => toFieldKey(name, key));
    if (rows.length > 0) await withReopen(db, () => db.syncState.bulkDelete(rows));
  };
  return {
    read: () => values,
    readId: () => id,
    keep(typed) {
      // Without storage there is no draft; saving the form will say so.
      if (typed) return void writeValues(typed).catch(() => {});
      values = null;
      id = crypto.randomUUID();
      void write(null).catch(() => {});
    },
    keepFile: async (file, field, maxBytes) => {
      const kept = await keepFile(db, name, file, { field, maxBytes });
      // Another object than the chosen one, so that the form sees that it is kept now.
      keys.set(kept.file, kept.key);
      unwritten.add(kept.key);
      return kept.file;
    },
  };
}

interface StoredDraft {
  id?: string;
  values?: unknown;
}

/**
 * Reads a draft. One whose record was captured has ended, even where its page was closed before it could forget it:
 * another record that is entered there would take the place of the first in the outbox.
 */
async function readDraft(
  db: UserDatabase,
  name: string,
  write: ReturnType<typeof sealedDraftWriter>,
  toKey: ((id: string) => string) | undefined,
): Promise<StoredDraft | null> {
  const found = (await readSealedDraft(db, name).catch(() => null)) as StoredDraft | null;
  if (found?.id === undefined || !toKey) return found;
  const key = toKey(found.id);
  const captured = await withReopen(db, () => db.outbox.where('keys').equals(key).count());
  if (captured === 0) return found;
  await write(null);
  return null;
}

/** Another tab may have kept a file, and not the values that refer to it yet. */
const isOld = (key: string, name: string) =>
  Date.now() - Number.parseInt(key.slice(toPrefix(name).length), 10) > 60_000;

async function keepFile(
  db: UserDatabase,
  name: string,
  file: File,
  { field, maxBytes }: { field: string; maxBytes: number },
): Promise<{ file: File; key: string }> {
  // The order of several files of a field is that in which they were chosen: a small one is kept sooner.
  const key = `${toPrefix(name)}${Date.now()}/${crypto.randomUUID()}`;
  try {
    const small = await shrinkImage(file);
    if (small.size > maxBytes) throw new UploadRefused('FILE_TOO_LARGE', maxBytes);
    const bytes = new Uint8Array(await small.arrayBuffer());
    const sealed = await sealBytes(await sealingKey(db), key, bytes);
    const { name: fileName, type, lastModified } = small;
    const row = { key, sealed, name: fileName, type, lastModified };
    const ofField = { key: toFieldKey(name, key), keptFile: key, field };
    await withReopen(db, () => db.syncState.bulkPut([row, ofField]));
    return { file: markShrunk(new File([bytes], fileName, { type, lastModified })), key };
  } catch (error) {
    if (error instanceof UploadRefused) throw error;
    throw new NotKept(isStorageFull(error) ? 'DEVICE_FULL' : 'NOT_KEPT', error);
  }
}

/** Puts references in the place of files. A file that the device does not have is left out. */
function toReferences(
  values: Readonly<Record<string, unknown>>,
  keys: WeakMap<File, string>,
): Record<string, unknown> {
  const toReference = (one: unknown) => {
    if (!(one instanceof File)) return [one];
    const keptFile = keys.get(one);
    return keptFile ? [{ keptFile }] : [];
  };
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.flatMap(toReference) : value,
    ]),
  );
}

/** Puts the files in their places, and deletes those that no value refers to. */
async function readValues(
  db: UserDatabase,
  name: string,
  stored: unknown,
  keys: WeakMap<File, string>,
): Promise<Record<string, unknown> | null> {
  const found: Record<string, unknown> = {};
  const used = new Set<string>();
  for (const [field, value] of Object.entries(stored ?? {})) {
    if (!Array.isArray(value)) {
      found[field] = value;
      continue;
    }
    const files: unknown[] = [];
    for (const one of value) {
      if (!isReference(one)) {
        files.push(one);
        continue;
      }
      used.add(one.keptFile);
      const file = await readFile(db, one.keptFile).catch(() => null);
      if (file) {
        keys.set(file, one.keptFile);
        files.push(file);
      }
    }
    found[field] = files;
  }
  const hasLate = await addLateFiles(db, name, { found, used, keys }).catch(() => false);
  const isLeft = (key: string) => !used.has(key) && isOld(key, name);
  await withReopen(db, () => removeFiles(db, name, isLeft)).catch(() => {});
  return hasLate || (typeof stored === 'object' && stored !== null) ? found : null;
}

interface ReadValues {
  found: Record<string, unknown>;
  used: Set<string>;
  keys: WeakMap<File, string>;
}

/** Adds files to their fields that were kept after the values had been written last. @returns whether there were any */
async function addLateFiles(
  db: UserDatabase,
  name: string,
  { found, used, keys }: ReadValues,
): Promise<boolean> {
  const rows = await withReopen(db, () =>
    db.syncState
      .where('key')
      .startsWith(toFieldKey(name, toPrefix(name)))
      .toArray(),
  );
  let hasAny = false;
  for (const { keptFile, field } of rows as unknown as { keptFile: string; field: string }[]) {
    const file = used.has(keptFile) ? null : await readFile(db, keptFile).catch(() => null);
    if (!file) continue;
    hasAny = true;
    used.add(keptFile);
    keys.set(file, keptFile);
    const before = found[field];
    const keyOf = (one: File) => keys.get(one) ?? '';
    found[field] = [...(Array.isArray(before) ? before : []), file].toSorted((one, other) =>
      keyOf(one) < keyOf(other) ? -1 : 1,
    );
  }
  return hasAny;
}

async function readFile(db: UserDatabase, key: string): Promise<File | null> {
  const row = await withReopen(db, () => db.syncState.get(key));
  if (!row) return null;
  const { sealed, name, type, lastModified } = row as unknown as KeptFile;
  const bytes = await unsealBytes(await sealingKey(db), key, sealed);
  return markShrunk(new File([bytes], name, { type, lastModified }));
}

async function removeFiles(
  db: UserDatabase,
  name: string,
  isWanted: (key: string) => boolean,
): Promise<void> {
  const keys = await db.syncState.where('key').startsWith(toPrefix(name)).primaryKeys();
  const gone = keys.filter(isWanted);
  await db.syncState.bulkDelete([...gone, ...gone.map((key) => toFieldKey(name, key))]);
}
