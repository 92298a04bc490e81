import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import type { Viewer } from '../viewer.ts';
import {
  type DocumentRow,
  openDocuments,
  wipeDocuments,
  wipeDocumentsOfOthers,
} from './document-database.ts';
import {
  chooseForRemoval,
  eraseDocuments,
  getDocumentUse,
  keepDocument,
  listDocuments,
  pinDocuments,
  readDocument,
  removePinnedDocuments,
} from './document-store.ts';
import { dropDocumentsIfRefused } from './drop-documents.ts';

let users = 7300;
const newViewer = (over: Partial<Viewer> = {}): Viewer => ({
  host: 'documents.test',
  userId: ++users,
  customer: 'C1',
  sorg: '2000',
  ...over,
});

const file = (text: string) => ({
  name: `${text}.pdf`,
  type: 'application/pdf',
  content: new TextEncoder().encode(text),
});
const textOf = async (viewer: Viewer, id: string) => {
  const found = await readDocument(viewer, id);
  return found && new TextDecoder().decode(found.content);
};
const idsOf = async (viewer: Viewer) => (await listDocuments(viewer)).map(({ id }) => id);

test('gives a document back with its name, type and time', async () => {
  const viewer = newViewer();
  await keepDocument(viewer, 'a', file('first'), { now: 1_000 });
  const about = { name: 'first.pdf', type: 'application/pdf', storedAt: 1_000 };
  expect(await readDocument(viewer, 'a')).toMatchObject(about);
  expect(await textOf(viewer, 'a')).toBe('first');
  expect(await readDocument(viewer, 'b')).toBeNull();
});

test('stores contents encrypted only', async () => {
  const viewer = newViewer();
  await keepDocument(viewer, 'a', file('secret'));
  const [row] = await openDocuments(viewer).contents.toArray();
  expect(new TextDecoder().decode(row?.data)).not.toContain('secret');
  const key = await openDocuments(viewer).keys.get('documents');
  expect(key?.key.extractable).toBe(false);
});

test('keeps the documents of other customers apart', async () => {
  const viewer = newViewer();
  await keepDocument(viewer, 'a', file('first'));
  const other = { ...viewer, customer: 'C2' };
  expect(await textOf(other, 'a')).toBeNull();
  expect(await idsOf(other)).toEqual([]);
  expect(await getDocumentUse(other)).toBe(5);
});

test('refuses the content of another document', async () => {
  const viewer = newViewer();
  await keepDocument(viewer, 'a', file('first'));
  await keepDocument(viewer, 'b', file('second'));
  const db = openDocuments(viewer);
  const [one, two] = await db.contents.toArray();
  if (one && two) await db.contents.put({ ...two, key: one.key });
  expect(await textOf(viewer, 'a')).toBeNull();
  expect(await idsOf(viewer)).toEqual(['b']);
});

const row = (id: string, size: number, usedAt: number, pinned = false): DocumentRow => ({
  key: id,
  id,
  size,
  usedAt,
  pinned,
  sorg: '',
  customer: '',
  name: '',
  type: '',
  storedAt: 0,
});

test('removes the least recently used first, never pinned ones', () => {
  const rows = [row('new', 30, 9), row('pinned', 30, 1, true), row('old', 30, 2)];
  const chosen = (size: number) => chooseForRemoval(rows, size, 100)?.map(({ id }) => id);
  expect(chosen(10)).toEqual([]);
  expect(chosen(11)).toEqual(['old']);
  expect(chosen(70)).toEqual(['old', 'new']);
  expect(chosen(71)).toBeUndefined();
});

test('makes room within the budget', async () => {
  const viewer = newViewer();
  const budget = 10;
  await keepDocument(viewer, 'a', file('first'), { now: 1, budget });
  await keepDocument(viewer, 'b', file('other'), { now: 2, budget });
  await readDocument(viewer, 'a', 3);
  expect(await keepDocument(viewer, 'c', file('new'), { budget })).toBe(true);
  expect(await idsOf(viewer)).toEqual(['a', 'c']);
  await pinDocuments(viewer, new Set(['a', 'c']));
  expect(await keepDocument(viewer, 'd', file('big'), { budget })).toBe(false);
  expect(await idsOf(viewer)).toEqual(['a', 'c']);
});

test('keeps a pinned document pinned when it is opened again', async () => {
  const viewer = newViewer();
  await keepDocument(viewer, 'a', file('first'), { pinned: true });
  await keepDocument(viewer, 'a', file('newer'));
  await keepDocument(viewer, 'b', file('opened'));
  await removePinnedDocuments(viewer);
  expect(await idsOf(viewer)).toEqual(['b']);
});

test('leaves nothing of a user who logged out', async () => {
  const viewer = newViewer();
  await keepDocument(viewer, 'a', file('first'));
  await wipeDocuments(viewer);
  expect(await Dexie.getDatabaseNames()).not.toContain(`pannier-documents|${viewer.host}|${users}`);
  await expect(keepDocument(viewer, 'a', file('late'))).rejects.toThrow();
});

test('keeps content apart from invoices, and wipes both', async () => {
  const viewer = newViewer();
  const content = { ...viewer, database: 'content' } as const;
  await keepDocument(content, 'a', file('news'));
  await eraseDocuments(viewer);
  expect(await idsOf(viewer)).toEqual([]);
  await wipeDocumentsOfOthers(viewer);
  expect(await idsOf(content)).toEqual(['a']);
  await wipeDocuments(viewer);
  const names = await Dexie.getDatabaseNames();
  expect(names.filter((name) => name.includes(`|${viewer.userId}`))).toEqual([]);
});

test('deletes the documents of other users of the device', async () => {
  const before = newViewer();
  const after = newViewer();
  await keepDocument(before, 'a', file('first'));
  await keepDocument(after, 'a', file('second'));
  await wipeDocumentsOfOthers(after);
  const names = await Dexie.getDatabaseNames();
  expect(names.filter((name) => name.startsWith('pannier-documents|documents.test|'))).toEqual([
    `pannier-documents|documents.test|${after.userId}`,
  ]);
  expect(await textOf(after, 'a')).toBe('second');
});

test('keeps nothing that was encrypted before all was erased', async () => {
  const viewer = newViewer();
  await keepDocument(viewer, 'a', file('first'));
  const late = keepDocument(viewer, 'b', file('late'));
  await eraseDocuments(viewer);
  await late;
  expect(await idsOf(viewer)).not.toContain('a');
  for (const id of await idsOf(viewer)) expect(await textOf(viewer, id)).toBe('late');
  expect(await keepDocument(viewer, 'c', file('new'))).toBe(true);
});

/** A token with these scopes. */
const token = (scopes: string[]) => `head.${btoa(JSON.stringify({ sub: users, scopes }))}.sign`;

test('drops documents only when the server takes the right away', async () => {
  const viewer = newViewer();
  await keepDocument(viewer, 'a', file('first'));
  await dropDocumentsIfRefused(viewer, async () => null);
  await dropDocumentsIfRefused(viewer, async () => token(['page.invoice-status']));
  expect(await idsOf(viewer)).toEqual(['a']);
  const content = { ...viewer, database: 'content' } as const;
  await keepDocument(content, 'a', file('news'));
  await dropDocumentsIfRefused(viewer, async () => token(['page.news']));
  expect([await idsOf(viewer), await idsOf(content)]).toEqual([[], ['a']]);
  await dropDocumentsIfRefused(viewer, async () => token(['page.catalog']));
  expect(await idsOf(content)).toEqual([]);
});
