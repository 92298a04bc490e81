// Content on the device: an entry for each item, and its files under their addresses. Files that no entry names are
// leftovers of a former version or of a job that ended, and are removed after each change.

import type { FetchedFile } from '#src/graphql/download-file.ts';
import { deviceStorage } from '#src/lib/device/device-storage.ts';
import type { DocumentViewer } from '#src/offline/documents/document-database.ts';
import {
  getDocumentUse,
  type KeptDocument,
  keepDocument,
  listDocuments,
  readDocument,
  removeDocument,
  removeDocuments,
} from '#src/offline/documents/document-store.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { keptBudget } from './files-to-keep.rules.ts';
import { type KeptItem, type KeptKey, type KeptKind, toItemId } from './kept-item.ts';
import { keptMark } from './kept-mark.ts';

/** Neither the device nor the budget has room. */
export class NoRoom extends Error {}

/** Content is the user's, whichever customer is active. */
export function contentViewer(): DocumentViewer | null {
  const viewer = boundViewer();
  return viewer && { ...viewer, customer: null, database: 'content' };
}

const isItem = ({ id }: { id: string }) => id.startsWith('item/');

const toItem = (kept: KeptDocument | null): KeptItem | null =>
  kept && (JSON.parse(new TextDecoder().decode(kept.content)) as KeptItem);

/** Returns what the device keeps of an item; null for nothing. */
export const readKeptItem = async (viewer: DocumentViewer, key: KeptKey) =>
  toItem(await readDocument(viewer, toItemId(key)));

/** An item on the device with how many of its files have arrived, and their bytes. */
export interface ItemOnDevice extends KeptItem {
  here: number;
  bytes: number;
}

/** All content that the device keeps. */
export interface ContentOnDevice {
  /** By title. */
  items: ItemOnDevice[];
  /** Bytes. */
  use: number;
}

/** Returns all content that the device keeps for a user. @param viewer null for no user */
export async function listKept(
  viewer: DocumentViewer | null = contentViewer(),
): Promise<ContentOnDevice> {
  if (!viewer) return { items: [], use: 0 };
  const rows = await listDocuments(viewer);
  const sizes = new Map(rows.map(({ id, size }) => [id, size]));
  const entries = rows.filter(isItem).map(async ({ id }) => toItem(await readDocument(viewer, id)));
  const items = (await Promise.all(entries)).flatMap((item) => {
    if (!item) return [];
    const arrived = item.files.flatMap(({ url }) => sizes.get(url) ?? []);
    return { ...item, here: arrived.length, bytes: arrived.reduce((sum, size) => sum + size, 0) };
  });
  return {
    items: items.toSorted((a, b) => a.title.localeCompare(b.title)),
    use: await getDocumentUse(viewer),
  };
}

/** Stores a file of an item. @throws NoRoom, and the browser's error when the device is full */
export async function writeKeptFile(
  viewer: DocumentViewer,
  id: string,
  file: FetchedFile,
): Promise<void> {
  if (!(await keepDocument(viewer, id, file, { pinned: true, budget: keptBudget })))
    throw new NoRoom();
}

/** Stores the entry of an item. Errors: `writeKeptFile`. */
export async function writeKeptItem(viewer: DocumentViewer, item: KeptItem): Promise<void> {
  const content = new TextEncoder().encode(JSON.stringify(item));
  const file = { name: item.title, type: 'application/json', content };
  await writeKeptFile(viewer, toItemId(item), file);
  deviceStorage.tryWrite(keptMark(), true);
}

/** Removes the files that no entry of the same user names. */
export async function removeLeftovers(viewer: DocumentViewer): Promise<void> {
  const { items } = await listKept(viewer);
  const named = new Set(items.flatMap(({ files }) => files.map(({ url }) => url)));
  await removeDocuments(viewer, (row) => !isItem(row) && !named.has(row.id));
}

/** Removes an item with its files. */
export async function removeKeptItem(viewer: DocumentViewer, key: KeptKey): Promise<void> {
  await removeDocument(viewer, toItemId(key));
  await removeLeftovers(viewer);
}

/** Removes all items of some kinds with their files. */
export async function removeKeptKinds(kinds: readonly KeptKind[]): Promise<void> {
  const viewer = contentViewer();
  if (!viewer) return;
  const prefixes = kinds.map((kind) => toItemId({ kind, id: '' }));
  await removeDocuments(viewer, ({ id }) => prefixes.some((prefix) => id.startsWith(prefix)));
  await removeLeftovers(viewer);
}

/** The address of a file without that of a size: all sizes of a picture begin with it. */
const toFileUrl = (url: string) => /^\/files\/[^/?]+/.exec(url)?.[0] ?? url;

/**
 * Returns a file of content from the device; null without it.
 * @param anySize also takes another size of a picture, the largest
 */
export async function readKeptFile(url: string, anySize: boolean): Promise<KeptDocument | null> {
  const viewer = contentViewer();
  if (!viewer) return null;
  const exact = await readDocument(viewer, url);
  if (exact || !anySize) return exact;
  const file = toFileUrl(url);
  const rows = (await listDocuments(viewer)).filter(({ id }) => toFileUrl(id) === file);
  const [largest] = rows.toSorted((a, b) => b.size - a.size);
  return largest ? await readDocument(viewer, largest.id) : null;
}

/** Returns the addresses of all files of content on the device. @param viewer null for no user */
export async function listKeptUrls(
  viewer: DocumentViewer | null = contentViewer(),
): Promise<ReadonlySet<string>> {
  const rows = viewer ? await listDocuments(viewer) : [];
  return new Set(rows.filter((row) => !isItem(row)).map(({ id }) => id));
}
