// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openUserDatabase } from '../database.ts';
import { bindViewer } from '../viewer.ts';
import { captureChange, toBlobs } from './capture-change.ts';
import { pendingEntries } from './outbox-store.ts';
import { registerPlainOperations } from './plain-operations.ts';

/** The answer of the browser's worker for a picture; undefined when it never answers. */
let drawn: { failed: boolean; blob?: Blob } | undefined;

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
  const entry = (await pendingEntries(openUserDatabase('shop.test', 7))).at(-1);
  return Object.values(entry?.blobs ?? {}).map((blob) => [
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
