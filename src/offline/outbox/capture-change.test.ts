// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openUserDatabase } from '../database.ts';
import { bindViewer } from '../viewer.ts';
import { captureChange, toBlobs } from './capture-change.ts';
import { readBlobs } from './entry-blobs.ts';
import { whenRegistered } from './operation-registry.ts';
import { complete, pendingEntries } from './outbox-store.ts';
import { registerPlainOperations } from './plain-operations.ts';

vi.mock('./operation-registry.ts', { spy: true });

/** The answer of the browser's worker for a picture; undefined when it never answers. */
let drawn: { failed: boolean; blob?: Blob; wasTooWide?: boolean } | undefined;

class DrawingWorker {
  onmessage: (event: { data: unknown }) => void = () => {};
  terminate() {}
  postMessage() {
    if (drawn) queueMicrotask(() => this.onmessage({ data: drawn }));
  }
}

beforeEach(() => {
  vi.stubGlobal('OffscreenCanvas', class {});
  vi.stubGlobal('Worker', DrawingWorker);
  vi.stubGlobal('location', { origin: 'https://shop.test' });
  bindViewer({ host: 'shop.test', userId: 7, customer: 'C1', sorg: '2000' });
  registerPlainOperations([{ name: 'Note', hash: 'hash', version: 1, purpose: 'note/photo' }]);
});
afterEach(() => {
  bindViewer(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const createFile = (name: string, type: string) =>
  new File([new Uint8Array(1_000)], name, { type });

/** Captures a note with a photo and a bill. @returns name, type and bytes of its files on the device */
async function capturedFiles() {
  const photos = [createFile('frame.png', 'image/png'), createFile('bill.pdf', 'application/pdf')];
  const blobs = toBlobs('photos', photos);
  await captureChange({ operation: 'Note', variables: { photos: [null, null] }, keys: [], blobs });
  const db = openUserDatabase('shop.test', 7);
  const entry = (await pendingEntries(db)).at(-1);
  return Object.values(entry ? await readBlobs(db, entry) : {}).map((blob) => [
    blob instanceof File && blob.name,
    blob.type,
    blob.size,
  ]);
}

const bill = ['bill.pdf', 'application/pdf', 1_000];
const wholePhoto = ['frame.png', 'image/png', 1_000];

test('keeps a photo in fewer bytes, under its name', async () => {
  const blob = new Blob([new Uint8Array(100)], { type: 'image/jpeg' });
  drawn = { failed: false, blob };
  expect(await capturedFiles()).toEqual([['frame.png', 'image/jpeg', 100], bill]);
});

test('keeps a photo unchanged when it cannot be drawn', async () => {
  drawn = { failed: true };
  expect(await capturedFiles()).toEqual([wholePhoto, bill]);
});

test('keeps a photo unchanged when drawing never ends', async () => {
  drawn = undefined;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const files = capturedFiles();
  await vi.advanceTimersByTimeAsync(15_000);
  vi.useRealTimers();
  expect(await files).toEqual([wholePhoto, bill]);
});

/** Captures a report as a tab does whose form was opened at that time. @returns the id of the entry */
async function report(text: string, tab: { draft: string; openedAt: number }, photo?: File) {
  const { id } = await captureChange({
    draft: tab.draft,
    enteredSince: tab.openedAt,
    operation: 'Note',
    variables: { id: tab.draft, task: 'T1', text, photos: photo ? [null] : [] },
    keys: ['task/T1'],
    blobs: toBlobs('photos', photo ? [photo] : []),
  });
  return id;
}
const photoOf = (lastModified: number) =>
  new File(['x'], 'fork.pdf', { type: 'application/pdf', lastModified });

/** Two tabs whose forms are open at the same time, with drafts of their own. */
function openTabs(name: string) {
  const openedAt = Date.now();
  return { first: { draft: `${name}-1`, openedAt }, second: { draft: `${name}-2`, openedAt } };
}

test('captures what two tabs enter separately as one change', async () => {
  const { first, second } = openTabs('equal');
  const name = await report('New fork', first, photoOf(1));
  expect(await report('New fork', second, photoOf(1))).toBe(name);
});

test('captures it once also after the first was sent', async () => {
  const { first, second } = openTabs('sent');
  const name = await report('Sent', first);
  const db = openUserDatabase('shop.test', 7);
  const entry = (await pendingEntries(db)).find(({ id }) => id === name);
  await complete(db, entry?.seq ?? 0, {});
  expect(await report('Sent', second)).toBe(name);
});

test('captures what two tabs enter differently as two changes', async () => {
  const { first, second } = openTabs('different');
  const one = await report('New stem', first, photoOf(1));
  expect(await report('New stem', second, photoOf(2))).not.toBe(one);
});

test('captures the same input of a form that is opened later', async () => {
  const { first } = openTabs('again');
  const one = await report('Again', first);
  const later = { draft: 'again-later', openedAt: Date.now() + 1 };
  expect(await report('Again', later)).not.toBe(one);
});

test('waits for the code of an operation that comes behind the page', async () => {
  const late = { name: 'Late', hash: 'hash', version: 1 } as const;
  const capturing = captureChange({ operation: 'Late', variables: {}, keys: ['late'] });
  await expect.poll(() => whenRegistered).toHaveBeenCalledWith('Late');
  registerPlainOperations([late]);
  expect(await capturing).toMatchObject({ operation: 'Late', state: 'queued' });
});
