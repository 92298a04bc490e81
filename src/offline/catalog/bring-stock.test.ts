// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readTaken, type Taken } from './catalog-database.ts';
import { jobStore, setJob } from './job-state.ts';
import { refreshCatalog, takeAlong } from './take-along.ts';
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
  await takeAlong(device.world, { customers: ['C1'], pictures: false });
  server.asked.length = 0;
});
afterEach(() => {
  device.db.close();
  vi.unstubAllGlobals();
});

const taken = async () => (await readTaken(device.db)) as Taken;
const asked = () => server.asked.filter((path) => path.startsWith('/catalog/stock'));

/** Pieces of the first articles, as the device knows them after a start. */
async function pieces(): Promise<number[]> {
  const again = new CatalogDevice(server, device.storage);
  const sort = { field: 'price', order: 'ASC' };
  const answer = await again.answer('Products', { page: 1, limit: 4, sort, filter: {} });
  again.db.close();
  const { products } = answer as { products: { products: { stock: { qty: number } }[] } };
  return products.products.map(({ stock }) => stock.qty);
}

/** What is sold one by one, each time with a refresh. */
async function sellAndRefresh(): Promise<void> {
  server.stock = server.stock.flatMap((row) =>
    row.no === 3 ? [] : [{ ...row, qty: row.qty - 1 }],
  );
  await refreshCatalog(device.world);
}

test('R15 only what has changed comes, from the same base day by day', async () => {
  const { stock } = await taken();
  await sellAndRefresh();
  expect(await pieces()).toEqual([9, 19, 0, 0]);
  await sellAndRefresh();
  expect(await pieces()).toEqual([8, 18, 0, 0]);
  expect(asked()).toEqual([1, 2].map(() => `/catalog/stock?have=${stock}`));
  expect((await taken()).stock).toBe(stock);
});

test('R15 a base the server has forgotten: another one and what has changed since', async () => {
  const { stock } = await taken();
  server.bases.clear();
  await sellAndRefresh();
  expect(await pieces()).toEqual([9, 19, 0, 0]);
  expect((await taken()).stock).not.toBe(stock);
  expect(asked()).toHaveLength(1);
});

test('R15 changes of another stock than the one that is here are not taken: it comes whole', async () => {
  const { stock } = await taken();
  const wrong = new Headers({ 'content-type': 'application/octet-stream', 'x-base': 'other' });
  const { fetch } = server.door;
  server.door.fetch = async (input, init) => {
    const response = await fetch(input, init);
    return String(input).endsWith(`have=${stock}`)
      ? new Response(await response.arrayBuffer(), { headers: wrong })
      : response;
  };
  await sellAndRefresh();
  expect(await pieces()).toEqual([9, 19, 0, 0]);
  expect(asked()).toEqual([`/catalog/stock?have=${stock}`, '/catalog/stock?have=']);
});

test('changes that can never be right end the refresh, and what was there stays', async () => {
  const { fetch } = server.door;
  server.door.fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (String(input).includes('/catalog/stock')) response.headers.set('x-base', 'other');
    return response;
  };
  await sellAndRefresh();
  expect(await pieces()).toEqual([10, 20, 30, 0]);
  await takeAlong(device.world, { customers: ['C1'], pictures: false });
  expect(jobStore.getSnapshot().phase).toBe('failed');
});

test('stock taken along before there were changes answers on, and comes whole once more', async () => {
  const { stockChanges, ...before } = await taken();
  await device.db.state.put(before as Taken);
  expect(await pieces()).toEqual([10, 20, 30, 0]);
  await sellAndRefresh();
  expect(asked()).toEqual(['/catalog/stock?have=']);
  expect(await pieces()).toEqual([9, 19, 0, 0]);
});

test.each(['stock', 'stockChanges'] as const)('%s that is gone: all comes anew', async (part) => {
  await device.db.chunks.delete((await taken())[part] ?? '');
  const again = new CatalogDevice(server, device.storage);
  expect(await again.prices()).toBeNull();
  again.db.close();
  await refreshCatalog(device.world);
  expect(asked()).toEqual(['/catalog/stock?have=']);
  expect(await pieces()).toEqual([10, 20, 30, 0]);
});
