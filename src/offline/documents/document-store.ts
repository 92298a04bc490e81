// The documents that a user has opened or wants to keep, encrypted on the device.
//
// Each is stored under the user, sales organisation and customer it was read for. All of a user's documents share
// one budget. Documents that were only opened make room, the least recently used first; pinned ones never do. A
// document is stored only under the key that was there when it was encrypted, so that a download that is still running
// does not bring deleted documents back.

import { Dexie } from 'dexie';
import type { FetchedFile } from '#src/graphql/download-file.ts';
import { withReopen } from '../reopen-database.ts';
import { makeSealingKey, sealBytes, unsealBytes } from '../sealing.ts';
import {
  type DocumentDatabase,
  type DocumentKeyRow,
  type DocumentRow,
  type DocumentUser,
  type DocumentViewer,
  openDocuments,
} from './document-database.ts';

/** How much all documents of a user may take up together, in bytes. */
export const documentBudget = 100_000_000;

/** A document from the device. */
export interface KeptDocument extends FetchedFile {
  /** When the server gave it, milliseconds since 1970. */
  storedAt: number;
}

const toDocumentKey = ({ sorg, customer }: DocumentViewer, id: string): string =>
  [sorg, customer ?? '-', id].join('|');

const isOf = ({ sorg, customer }: DocumentViewer, row: DocumentRow): boolean =>
  row.sorg === sorg && row.customer === (customer ?? '-');

const sizeOf = (rows: readonly DocumentRow[]): number =>
  rows.reduce((bytes, { size }) => bytes + size, 0);

const writes = (db: DocumentDatabase) => [db.documents, db.contents, db.keys];

function removeRows(db: DocumentDatabase, rows: readonly DocumentRow[]) {
  const keys = rows.map(({ key }) => key);
  return Promise.all([db.documents.bulkDelete(keys), db.contents.bulkDelete(keys)]);
}

async function getContentKey(db: DocumentDatabase): Promise<DocumentKeyRow> {
  const known = await withReopen(db, () => db.keys.get('documents'));
  if (known) return known;
  const made = { id: 'documents', key: await makeSealingKey(), made: crypto.randomUUID() } as const;
  return await withReopen(db, () =>
    db.transaction('rw', db.keys, async () => {
      const other = await db.keys.get('documents');
      if (!other) await db.keys.add(made);
      return other ?? made;
    }),
  );
}

/**
 * Returns the documents to remove so that a size fits into the budget, the least recently used first; null when it
 * does not fit even then.
 */
export function chooseForRemoval(
  rows: readonly DocumentRow[],
  size: number,
  budget: number,
): DocumentRow[] | null {
  let tooMany = sizeOf(rows) + size - budget;
  const toRemove: DocumentRow[] = [];
  const loose = rows.filter(({ pinned }) => !pinned).sort((a, b) => a.usedAt - b.usedAt);
  for (const row of loose) {
    if (tooMany <= 0) break;
    toRemove.push(row);
    tooMany -= row.size;
  }
  return tooMany <= 0 ? toRemove : null;
}

/**
 * Keeps a document, instead of its former version where there is one. One that was pinned stays so.
 * @returns false when the budget has no room for it
 * @throws the browser's error when the device is full
 */
export async function keepDocument(
  viewer: DocumentViewer,
  id: string,
  { name, type, content }: FetchedFile,
  { pinned = false, now = Date.now(), budget = documentBudget } = {},
): Promise<boolean> {
  const db = openDocuments(viewer);
  const { key: sealing, made } = await getContentKey(db);
  const key = toDocumentKey(viewer, id);
  const sealed = await sealBytes(sealing, key, content);
  return await withReopen(db, () =>
    db.transaction('rw', writes(db), async () => {
      if ((await db.keys.get('documents'))?.made !== made) return false;
      const rows = await db.documents.toArray();
      const before = rows.find((row) => row.key === key);
      const toRemove = chooseForRemoval(
        rows.filter((row) => row !== before),
        content.length,
        budget,
      );
      if (!toRemove) return false;
      await removeRows(db, toRemove);
      const { sorg, customer } = viewer;
      await db.documents.put({
        key,
        sorg,
        customer: customer ?? '-',
        id,
        name,
        type,
        size: content.length,
        storedAt: now,
        usedAt: now,
        pinned: pinned || before?.pinned === true,
      });
      await db.contents.put({ key, ...sealed });
      return true;
    }),
  );
}

/** Returns a document of the viewer's customer from the device, which counts as used now; null without one. */
export async function readDocument(
  viewer: DocumentViewer,
  id: string,
  now = Date.now(),
): Promise<KeptDocument | null> {
  const db = openDocuments(viewer);
  const key = toDocumentKey(viewer, id);
  const [row, sealed, sealing] = await withReopen(db, () =>
    Promise.all([db.documents.get(key), db.contents.get(key), db.keys.get('documents')]),
  );
  if (!row || !sealed || !sealing) return null;
  const content = await unsealBytes(sealing.key, key, sealed).catch(() => null);
  if (!content) {
    // Damaged, or of a key that is gone.
    await removeDocument(viewer, id);
    return null;
  }
  await withReopen(db, () => db.documents.update(key, { usedAt: now }));
  const { name, type, storedAt } = row;
  return { name, type, storedAt, content };
}

/** Returns the documents of the viewer's customer, without their contents. */
export async function listDocuments(viewer: DocumentViewer): Promise<DocumentRow[]> {
  const db = openDocuments(viewer);
  const rows = await withReopen(db, () => db.documents.toArray());
  return rows.filter((row) => isOf(viewer, row));
}

/** Returns how many bytes all documents of the user take up, including those of other customers. */
export async function getDocumentUse(user: DocumentUser): Promise<number> {
  const db = openDocuments(user);
  return sizeOf(await withReopen(db, () => db.documents.toArray()));
}

/** Pins exactly these documents of the viewer's customer. */
export async function pinDocuments(
  viewer: DocumentViewer,
  ids: ReadonlySet<string>,
): Promise<void> {
  const db = openDocuments(viewer);
  await withReopen(db, () =>
    db.documents
      .filter((row) => isOf(viewer, row) && row.pinned !== ids.has(row.id))
      .modify((row) => {
        row.pinned = ids.has(row.id);
      }),
  );
}

/** Removes a document of the viewer's customer from the device. */
export async function removeDocument(viewer: DocumentViewer, id: string): Promise<void> {
  await removeDocuments(viewer, (row) => isOf(viewer, row) && row.id === id);
}

/** Removes the pinned documents of the viewer's customer. */
export async function removePinnedDocuments(viewer: DocumentViewer): Promise<void> {
  await removeDocuments(viewer, (row) => isOf(viewer, row) && row.pinned);
}

/** Removes the documents of a user that meet a condition, of all customers. */
export async function removeDocuments(
  user: DocumentUser,
  condition: (row: DocumentRow) => boolean,
): Promise<void> {
  const db = openDocuments(user);
  await withReopen(db, () =>
    db.transaction('rw', writes(db), async () =>
      removeRows(db, await db.documents.filter(condition).toArray()),
    ),
  );
}

/** Removes all documents of a user with their key; new ones may be kept. */
export async function eraseDocuments(user: DocumentUser): Promise<void> {
  const db = openDocuments(user);
  if (!(await Dexie.exists(db.name))) return;
  await withReopen(db, () =>
    db.transaction('rw', writes(db), () =>
      Promise.all([db.documents.clear(), db.contents.clear(), db.keys.clear()]),
    ),
  );
}
