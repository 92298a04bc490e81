// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OfflineCatalog, readOfflineCatalog } from './catalog-database.ts';
import { downloadCatalog, refreshCatalog } from './download-catalog.ts';
import { jobStore, setJob } from './job-state.ts';
import { CatalogDevice } from './testing/catalog-device.ts';
import { FakeCatalogServer } from './testing/fake-catalog-server.ts';
import { FakeStorage } from './testing/fake-storage.ts';

let server: FakeCatalogServer;
let device: CatalogDevice;

beforeEach(async () => {
  vi.stubGlobal('localStorage', new FakeStorage());
  setJob({ phase: 'idle' });
  server = new FakeCatalogServer(35);
  server.stock = [1, 2, 3].map((no) => ({ no, qty: no * 10, masked: false, next: null }));
  await server.publish();
  device = new CatalogDevice(server);
  await downloadCatalog(device.deps, { customers: ['C1'], pictures: false });
  server.requests.length = 0;
});
afterEach(() => {
  device.db.close();
  vi.unstubAllGlobals();
});

const taken = async () => (await readOfflineCatalog(device.db)) as OfflineCatalog;
const listRequests = () => server.requests.filter((path) => path.startsWith('/catalog/stock'));

/** Pieces of the first articles, as the device knows them after a start. */
async function pieces(): Promise<number[]> {
  const again = new CatalogDevice(server, device.storage);
  const sort = { field: 'price', order: 'ASC' };
  const answer = await again.answer('Products', { page: 1, limit: 4, sort, filter: {} });
  again.db.close();
  const { products } = answer as { products: { products: { stock: { qty: number } }[] } };
  return products.products.map(({ stock }) => stock.qty);
}

/** Sells the articles one by one, each time with a refresh. */
async function sellAndRefresh(): Promise<void> {
  server.stock = server.stock.flatMap((row) =>
    row.no === 3 ? [] : [{ ...row, qty: row.qty - 1 }],
  );
  await refreshCatalog(device.deps);
}

// R15
test('fetches only stock changes since the same base each day', async () => {
  const { stock } = await taken();
  await sellAndRefresh();
  expect(await pieces()).toEqual([9, 19, 0, 0]);
  await sellAndRefresh();
  expect(await pieces()).toEqual([8, 18, 0, 0]);
  expect(listRequests()).toEqual([1, 2].map(() => `/catalog/stock?have=${stock}`));
  expect((await taken()).stock).toBe(stock);
});

// R15
test('fetches a new base and changes when the server lost the old', async () => {
  const { stock } = await taken();
  server.bases.clear();
  await sellAndRefresh();
  expect(await pieces()).toEqual([9, 19, 0, 0]);
  expect((await taken()).stock).not.toBe(stock);
  expect(listRequests()).toHaveLength(1);
});

test('rejects changes of another base and fetches all stock (R15)', async () => {
  const { stock } = await taken();
  const wrong = new Headers({ 'content-type': 'application/octet-stream', 'x-base': 'other' });
  const { fetch } = server.transport;
  server.transport.fetch = async (input, init) => {
    const response = await fetch(input, init);
    return String(input).endsWith(`have=${stock}`)
      ? new Response(await response.arrayBuffer(), { headers: wrong })
      : response;
  };
  await sellAndRefresh();
  expect(await pieces()).toEqual([9, 19, 0, 0]);
  expect(listRequests()).toEqual([`/catalog/stock?have=${stock}`, '/catalog/stock?have=']);
});

test('ends the refresh on invalid changes and keeps the old stock', async () => {
  const { fetch } = server.transport;
  server.transport.fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (String(input).includes('/catalog/stock')) response.headers.set('x-base', 'other');
    return response;
  };
  await sellAndRefresh();
  expect(await pieces()).toEqual([10, 20, 30, 0]);
  await downloadCatalog(device.deps, { customers: ['C1'], pictures: false });
  expect(jobStore.getSnapshot().phase).toBe('failed');
});

test('reads stock of an older app and fetches it whole once', async () => {
  const { stockChanges, ...before } = await taken();
  await device.db.state.put(before as OfflineCatalog);
  expect(await pieces()).toEqual([10, 20, 30, 0]);
  await sellAndRefresh();
  expect(listRequests()).toEqual(['/catalog/stock?have=']);
  expect(await pieces()).toEqual([9, 19, 0, 0]);
});

test.each(['stock', 'stockChanges'] as const)(
  'fetches all stock again when %s is missing',
  async (part) => {
    await device.db.chunks.delete((await taken())[part] ?? '');
    const again = new CatalogDevice(server, device.storage);
    expect(await again.prices()).toBeNull();
    again.db.close();
    await refreshCatalog(device.deps);
    expect(listRequests()).toEqual(['/catalog/stock?have=']);
    expect(await pieces()).toEqual([10, 20, 30, 0]);
  },
);
