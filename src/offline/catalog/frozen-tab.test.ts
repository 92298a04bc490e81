// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeLocks } from '../testing/fake-locks.ts';
import { holdTimeouts } from '../testing/hold-timeouts.ts';
import { catalogApi } from './catalog-api.ts';
import { readOfflineCatalog } from './catalog-database.ts';
import { downloadCatalog, refreshCatalog } from './download-catalog.ts';
import { setJob } from './job-state.ts';
import { syncCatalog } from './sync-catalog.ts';
import { CatalogDevice } from './testing/catalog-device.ts';
import { FakeCatalogServer } from './testing/fake-catalog-server.ts';
import { FakeStorage } from './testing/fake-storage.ts';

const own = { customers: ['C1'], pictures: false };
const never = new Promise<never>(() => {});
let server: FakeCatalogServer;
let device: CatalogDevice;
let locks: FakeLocks;

beforeEach(async () => {
  locks = new FakeLocks();
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('navigator', { onLine: true, locks: locks.forTab(never) });
  setJob({ phase: 'idle' });
  server = new FakeCatalogServer(20);
  await server.publish();
  device = new CatalogDevice(server);
});
afterEach(() => {
  device.db.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('downloads while a frozen tab holds the lock', async () => {
  const timeouts = holdTimeouts();
  void locks.forTab(never).request('pannier-catalog', {}, () => never);
  const taking = downloadCatalog(device.deps, own);
  await vi.waitFor(() => expect(AbortSignal.timeout).toHaveBeenCalled());
  expect(await readOfflineCatalog(device.db)).toBeNull();
  timeouts.pass(10 * 60_000);
  await taking;
  expect(await device.prices()).toEqual([100_001, 100_002, 100_003]);
});

/** A refresh of a tab that freezes with the stock the server had then, before it stores it. */
function freezeInRefresh() {
  let freeze = () => {};
  const frozen = new Promise<void>((resolve) => {
    freeze = resolve;
  });
  let thaw = () => {};
  const thawed = new Promise<void>((resolve) => {
    thaw = resolve;
  });
  device.deps.api = catalogApi({
    ...server.transport,
    fetch: async (input, init) => {
      const answer = await server.transport.fetch(input, init);
      if (!String(input).includes('/catalog/stock')) return answer;
      freeze();
      await thawed;
      return answer;
    },
  });
  return { refreshed: refreshCatalog(device.deps), frozen, thaw };
}

test('does not put older stock over what another tab has stored', async () => {
  await downloadCatalog(device.deps, own);
  server.stock = server.stock.map((row, at) => (at === 0 ? { ...row, qty: 5 } : row));
  const { refreshed, frozen, thaw } = freezeInRefresh();
  await frozen;
  server.stock = server.stock.map((row, at) => (at === 0 ? { ...row, qty: 6 } : row));
  const other = new CatalogDevice(server, device.storage);
  const { signal } = new AbortController();
  const newer = await syncCatalog(other.deps, own, { signal, onProgress: () => undefined });
  thaw();
  await refreshed;
  expect((await readOfflineCatalog(device.db))?.stockChanges).toBe(newer.stockChanges);
  other.db.close();
});

test('does not bring a removed catalog back', async () => {
  await downloadCatalog(device.deps, own);
  const { refreshed, frozen, thaw } = freezeInRefresh();
  await frozen;
  const other = new CatalogDevice(server, device.storage);
  await other.db.state.clear();
  thaw();
  expect(await refreshed).toBe(false);
  expect(await readOfflineCatalog(device.db)).toBeNull();
  other.db.close();
});
