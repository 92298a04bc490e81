import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eraseSession, readSession, writeSession } from './token-vault.ts';

const openBucket = vi.fn();
const ada = { refreshToken: 'r1', user: { id: 7 } };

/** The browser has lost its databases, and those of the bucket where `copies` are new ones. */
function loseStorage(copies?: IDBFactory): void {
  vi.stubGlobal('indexedDB', new IDBFactory());
  if (copies) openBucket.mockReset().mockResolvedValue({ indexedDB: copies });
}

beforeEach(() => {
  vi.stubGlobal('navigator', { storageBuckets: { open: openBucket } });
  loseStorage(new IDBFactory());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('restores the last session from its copy', async () => {
  await writeSession({ ...ada, refreshToken: 'r0' });
  await writeSession(ada, 1);
  loseStorage();
  expect(await readSession()).toEqual({ ...ada, generation: 2 });
  expect(await writeSession(ada, 2)).toBe(3);
});

test('renews a restored session', async () => {
  await writeSession(ada);
  loseStorage();
  expect(await writeSession({ ...ada, refreshToken: 'r2' }, 1)).toBe(2);
  loseStorage();
  expect(await readSession()).toEqual({ ...ada, refreshToken: 'r2', generation: 2 });
});

test('does not restore a session that was ended', async () => {
  await writeSession(ada);
  await eraseSession();
  loseStorage();
  expect(await readSession()).toBeNull();
});

test('does not restore over a session that was ended here', async () => {
  await writeSession(ada);
  const copies = (await openBucket()).indexedDB as IDBFactory;
  openBucket.mockRejectedValue(new Error('no bucket'));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await eraseSession();
  openBucket.mockResolvedValue({ indexedDB: copies });
  expect(await readSession()).toBeNull();
});

test('copies the newer of two sessions', async () => {
  await writeSession(ada);
  let go = () => {};
  const gate = new Promise<void>((resolve) => (go = resolve));
  const { indexedDB: copies } = await openBucket();
  // Opens the vault of the copy no sooner than the gate.
  const open = vi.fn((name: string, version: number) =>
    Object.defineProperty(copies.open(name, version) as IDBOpenDBRequest, 'onsuccess', {
      set(this: IDBOpenDBRequest, listener: () => void) {
        this.addEventListener('success', () => gate.then(listener));
      },
    }),
  );
  openBucket.mockResolvedValueOnce({ indexedDB: { open } });
  const slow = writeSession({ ...ada, refreshToken: 'r2' });
  await vi.waitFor(() => expect(open).toHaveBeenCalled());
  await writeSession({ ...ada, refreshToken: 'r3' });
  go();
  await slow;
  loseStorage();
  expect(await readSession()).toEqual({ ...ada, refreshToken: 'r3', generation: 3 });
});

test('logs in and out without storage for copies', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  openBucket.mockRejectedValue(new DOMException('private', 'SecurityError'));
  await writeSession(ada);
  expect(await readSession()).toEqual({ ...ada, generation: 1 });
  expect(await eraseSession(1)).toBe(true);
  expect(await readSession()).toBeNull();
  expect(warn).toHaveBeenCalled();
});
