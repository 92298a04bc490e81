// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OfflineCatalog, readOfflineCatalog } from './catalog-database.ts';
import { downloadCatalog, refreshCatalog } from './download-catalog.ts';
import { setJob } from './job-state.ts';
import { chunksOfRange, waitingChunks } from './stored-details.ts';
import { CatalogDevice } from './testing/catalog-device.ts';
import { FakeCatalogServer } from './testing/fake-catalog-server.ts';
import { FakeStorage } from './testing/fake-storage.ts';

let server: FakeCatalogServer;
let device: CatalogDevice;

beforeEach(async () => {
  vi.stubGlobal('localStorage', new FakeStorage());
  setJob({ phase: 'idle' });
  // 25 models, in blocks of 10.
  server = new FakeCatalogServer(100);
  await server.publish();
  device = new CatalogDevice(server);
  await downloadCatalog(device.deps, { customers: ['C1'], pictures: false });
});
afterEach(() => {
  device.db.close();
  vi.unstubAllGlobals();
});

/** Restarts the app: nothing is in memory. */
function restart(): CatalogDevice {
  device.db.close();
  device = new CatalogDevice(server, device.storage);
  return device;
}

const taken = async () => (await readOfflineCatalog(device.db)) as OfflineCatalog;

async function describe(no: number, text: string): Promise<void> {
  server.descriptions[no] = text;
  await server.publish();
  await refreshCatalog(device.deps);
}

/** Returns the description on the page of a model. */
async function said(no: number): Promise<string | null> {
  const answer = await device.answer('ProductDetails', { slug: `trail-${no}` });
  const data = answer as { productDetailsV2: { description: string } | null } | null;
  return data && (data.productDetailsV2?.description ?? '');
}

/** The stored chunks that were read in some work. */
async function listReads(work: () => Promise<unknown>): Promise<string[]> {
  const read: string[] = [];
  const seen = vi.spyOn(device.db.chunks, 'bulkGet');
  await work();
  for (const [hashes] of seen.mock.calls) read.push(...(hashes as string[]));
  seen.mockRestore();
  return read;
}

test('reads product details only for a page, one chunk each', async () => {
  const waiting = waitingChunks(await taken());
  expect(waiting).toHaveLength(3);
  restart();
  const atStart = await listReads(() => device.prices());
  expect(atStart.filter((hash) => waiting.includes(hash))).toEqual([]);
  const forPage = await listReads(async () => expect(await said(12)).toBe('Model 12'));
  expect(forPage).toEqual([waiting[1]]);
  expect(await said(99)).toBe('');
});

test('shows changed details before and after compaction', async () => {
  await describe(3, 'New 3');
  await describe(12, 'New 12');
  await describe(12, 'Newest 12');
  const deltas = (await taken()).range.deltas;
  expect(waitingChunks(await taken()).slice(3)).toEqual(deltas);
  const pages = async () => [await said(3), await said(4), await said(12), await said(25)];
  const expected = ['New 3', 'Model 4', 'Newest 12', 'Model 25'];
  await vi.waitFor(async () => expect(await pages()).toEqual(expected));
  restart();
  expect(await pages()).toEqual(expected);
  await device.deps.compact();
  expect((await taken()).range.deltas).toEqual([]);
  expect(waitingChunks(await taken())).toHaveLength(1);
  expect(await pages()).toEqual(expected);
  restart();
  expect(await pages()).toEqual(expected);
});

test('reads all once when the stored catalog has no lazy chunks', async () => {
  const before = await taken();
  const { details, ...range } = before.range;
  await device.db.state.put({ ...before, range });
  restart();
  expect(await listReads(() => device.prices())).toEqual(
    expect.arrayContaining(chunksOfRange(before)),
  );
  expect((await taken()).range.details).toEqual(details);
  expect(await said(12)).toBe('Model 12');
  // And with what comes later.
  await device.db.state.put({ ...before, range });
  await describe(12, 'New 12');
  expect(waitingChunks(await taken())).toHaveLength(1);
  restart();
  expect(await said(12)).toBe('New 12');
  expect(await said(13)).toBe('Model 13');
  expect(waitingChunks(await taken())).toHaveLength(4);
});

test('finds damage in lazy chunks on a page and repairs it', async () => {
  const [first = '', second = '', third = ''] = waitingChunks(await taken());
  for (const hash of [first, second])
    await device.db.chunks
      .where('hash')
      .equals(hash)
      .modify((row) => {
        row.data = row.data.map((byte, at) => (at === 40 ? byte ^ 1 : byte));
      });
  restart();
  expect(await device.prices()).not.toBeNull();
  expect(await said(25)).toBe('Model 25');
  expect(device.broken).toBe(0);
  expect(await said(12)).toBeNull();
  expect(device.broken).toBe(1);
  expect((await taken()).broken).toBe(true);
  expect(await device.db.chunks.bulkGet([first, second])).toEqual([undefined, undefined]);
  server.requests.length = 0;
  await refreshCatalog(device.deps);
  expect(server.count('/chunks/')).toBe(2);
  expect(await said(12)).toBe('Model 12');
  // Undamaged chunks stay on disk and are not fetched again.
  const waiting = waitingChunks(await taken());
  expect(waiting).toEqual([first, second, third]);
});

test('reports a missing lazy chunk before its page is opened', async () => {
  await device.db.chunks.delete(waitingChunks(await taken())[1] ?? '');
  restart();
  expect(await device.prices()).not.toBeNull();
  await vi.waitFor(() => expect(device.broken).toBe(1), 5_000);
  await refreshCatalog(device.deps);
  expect(await said(12)).toBe('Model 12');
});
