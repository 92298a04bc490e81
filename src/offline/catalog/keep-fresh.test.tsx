import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hashBytes } from '#src/lib/files/hash-bytes.ts';
import { type CatalogPort, setCatalogPort } from './catalog-client.ts';
import { type OfflineCatalog, readOfflineCatalog } from './catalog-database.ts';
import { downloadCatalog } from './download-catalog.ts';
import { jobStore, setJob } from './job-state.ts';
import { keepCatalogFresh } from './keep-fresh.ts';
import { takenSummary } from './offline-catalog-flag.ts';
import { CatalogDevice } from './testing/catalog-device.ts';
import { FakeCatalogServer } from './testing/fake-catalog-server.ts';

const hour = 3_600_000;
const choice = { customers: ['C1'], pictures: false };
let server: FakeCatalogServer;
let device: CatalogDevice;
let stop = () => {};
let online = true;

beforeEach(async () => {
  localStorage.clear();
  setJob({ phase: 'idle' });
  online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  server = new FakeCatalogServer(20);
  await server.publish();
  device = new CatalogDevice(server);
});
afterEach(() => {
  stop();
  device.db.close();
  setCatalogPort(null);
  vi.restoreAllMocks();
});

const waitForRequest = (part: string) =>
  vi.waitFor(() => expect(server.count(part)).toBeGreaterThan(0));
/** Waits until the check has finished. */
const checked = () =>
  vi.waitFor(async () => expect((await readOfflineCatalog(device.db))?.checkedAt).toBe(device.now));
const wake = () => window.dispatchEvent(new Event('online'));

/** Lets everything that was woken come to its end. */
async function untilIdle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

test("fetches the changes at the next morning's start", async () => {
  await downloadCatalog(device.deps, choice);
  await server.publish();
  server.requests.length = 0;
  device.now += 12 * hour;
  stop = keepCatalogFresh(device.deps);
  await waitForRequest('/deltas/');
  await checked();
  expect(jobStore.getSnapshot().phase).toBe('idle');
});

test('does not check again on an early reload', async () => {
  await downloadCatalog(device.deps, choice);
  server.requests.length = 0;
  device.now += 5 * 60_000;
  stop = keepCatalogFresh(device.deps);
  await untilIdle();
  wake();
  await untilIdle();
  expect(server.requests).toEqual([]);
});

test('checks every few hours when the network or page comes back', async () => {
  await downloadCatalog(device.deps, choice);
  stop = keepCatalogFresh(device.deps);
  await untilIdle();
  server.requests.length = 0;
  device.now += 4 * hour;
  wake();
  await waitForRequest('/catalog/stock');
  await checked();
});

test('resumes a cut download when back online', async () => {
  server.faults = ['fine', 'cut', 'cut', 'cut', 'cut', 'cut', 'cut'];
  await downloadCatalog(device.deps, choice);
  expect(jobStore.getSnapshot().phase).toBe('offline');
  online = false;
  stop = keepCatalogFresh(device.deps);
  await untilIdle();
  expect(takenSummary(7)).toBeNull();
  online = true;
  server.faults = [];
  wake();
  await vi.waitFor(() => expect(takenSummary(7)).not.toBeNull());
  await vi.waitFor(() => expect(jobStore.getSnapshot().phase).toBe('idle'));
});

test('downloads an evicted catalog again', async () => {
  await downloadCatalog(device.deps, choice);
  const after = new CatalogDevice(server);
  stop = keepCatalogFresh(after.deps);
  await vi.waitFor(async () => expect(await readOfflineCatalog(after.db)).not.toBeNull());
  await vi.waitFor(() => expect(jobStore.getSnapshot().phase).toBe('idle'));
  after.db.close();
});

test('repairs damage the worker finds, but not repeatedly', async () => {
  await downloadCatalog(device.deps, choice);
  let port: CatalogPort | undefined;
  setCatalogPort(() => {
    port = { postMessage: () => {}, terminate: () => {}, onmessage: null, onerror: null };
    return port;
  });
  stop = keepCatalogFresh(device.deps);
  await untilIdle();
  const { askCatalog } = await import('./catalog-client.ts');
  const place = { host: 'shop.test', userId: 7 };
  askCatalog(place, { type: 'reload' }).catch(() => undefined);
  const damage = async () => {
    const taken = await readOfflineCatalog(device.db);
    if (!taken) throw new Error('Nothing was taken along');
    await device.db.chunks.delete(taken.range.base[0] ?? '');
    await device.db.state.put({ ...taken, broken: true });
    server.requests.length = 0;
    port?.onmessage?.({ data: { broken: place } } as MessageEvent);
  };
  await damage();
  await vi.waitFor(async () => expect((await readOfflineCatalog(device.db))?.broken).toBe(false));
  expect(server.count('/chunks/')).toBe(1);
  await untilIdle();
  await damage();
  await untilIdle();
  expect(server.requests).toEqual([]);
});

test("answers from an older app's catalog and updates it later", async () => {
  await downloadCatalog(device.deps, choice);
  const {
    extras = '',
    warehouses: _,
    ...older
  } = (await readOfflineCatalog(device.db)) as OfflineCatalog;
  await device.db.state.put(older);
  await device.db.chunks.delete(extras);
  const after = new CatalogDevice(server, device.storage);
  expect(await after.prices()).not.toBeNull();
  expect(await after.answer('Groupsets', {})).toBeNull();
  server.requests.length = 0;
  stop = keepCatalogFresh(after.deps);
  await vi.waitFor(async () => expect((await readOfflineCatalog(after.db))?.extras).toBe(extras));
  await vi.waitFor(async () => expect(await after.answer('Groupsets', {})).not.toBeNull());
  expect(server.count('/chunks/')).toBe(0);
  expect(jobStore.getSnapshot().phase).toBe('idle');
  after.db.close();
});

test('silently fetches chunks of an unknown format again', async () => {
  await downloadCatalog(device.deps, choice);
  const taken = (await readOfflineCatalog(device.db)) as OfflineCatalog;
  const [first = ''] = taken.range.base;
  const other = (await device.db.chunks.get(first))?.data.slice() ?? new Uint8Array();
  other[2] = 200;
  const hash = await hashBytes(other);
  await device.db.chunks.put({ hash, size: other.length, data: other });
  const base = taken.range.base.map((one) => (one === first ? hash : one));
  await device.db.state.put({ ...taken, range: { ...taken.range, base } });
  const after = new CatalogDevice(server, device.storage);
  expect(await after.prices()).toBeNull();
  expect((await readOfflineCatalog(after.db))?.broken).toBe(true);
  stop = keepCatalogFresh(after.deps);
  await vi.waitFor(async () => expect((await readOfflineCatalog(after.db))?.broken).toBe(false));
  await vi.waitFor(async () => expect(await after.prices()).not.toBeNull());
  expect(jobStore.getSnapshot().phase).toBe('idle');
  after.db.close();
});
