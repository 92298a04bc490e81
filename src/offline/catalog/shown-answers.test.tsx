import { beforeEach, expect, test, vi } from 'vitest';
import { downloadCatalog } from './download-catalog.ts';
import { CatalogDevice } from './testing/catalog-device.ts';
import { FakeCatalogServer } from './testing/fake-catalog-server.ts';

const firstPage = { page: 1, limit: 12, sort: { field: 'name', order: 'ASC' }, filter: {} };
let server: FakeCatalogServer;
let device: CatalogDevice;

beforeEach(async () => {
  localStorage.clear();
  server = new FakeCatalogServer(20);
  await server.publish();
  device = new CatalogDevice(server);
  await downloadCatalog(device.deps, { customers: ['C1', 'C2'], pictures: false });
});

const stored = async () =>
  (await device.db.state.toArray()).find(({ key }) => `${key}` === 'shown');

/** Shows a list and starts again; nothing is left that an engine could be made of. */
async function shownAndStarted() {
  const shown = await device.answer('Products', firstPage);
  await vi.waitFor(async () => expect(await stored()).toBeDefined(), 10_000);
  const next = new CatalogDevice(server, device.storage);
  next.now = device.now;
  return { shown, next };
}

test('shows a stored list after a start before anything is loaded', async () => {
  const { shown, next } = await shownAndStarted();
  await device.db.chunks.clear();
  expect(shown).toMatchObject({ products: { info: { count: expect.any(Number) } } });
  expect(await next.answer('Products', firstPage)).toEqual(shown);
});

test('waits for its data when a list was not shown before', async () => {
  const { next } = await shownAndStarted();
  await device.db.chunks.clear();
  expect(await next.answer('Products', { ...firstPage, limit: 13 })).toBeNull();
});

test.each([
  ['another customer', async (one: CatalogDevice) => one.answer('Products', firstPage, 'C2')],
  ['another language', async (one: CatalogDevice) => one.answer('Products', firstPage, 'C1', 'de')],
  [
    'another day',
    async (one: CatalogDevice) => {
      one.now += 24 * 3_600_000;
      return await one.answer('Products', firstPage);
    },
  ],
  [
    'another catalog',
    async (one: CatalogDevice) => {
      const taken = await one.db.state.get('taken');
      await one.db.state.put({ ...taken, revision: 99 } as never);
      return await one.answer('Products', firstPage);
    },
  ],
])('returns no stored list to %s', async (_name, request) => {
  const { next } = await shownAndStarted();
  await device.db.chunks.clear();
  expect(await request(next)).toBeNull();
});

test('answers everything by the engine once it has answered', async () => {
  const { shown, next } = await shownAndStarted();
  expect(await next.answer('Products', { ...firstPage, page: 2 })).not.toBeNull();
  expect(await next.answer('Products', firstPage)).toEqual(shown);
});

test('stores its prices encrypted', async () => {
  await shownAndStarted();
  const { data } = (await stored()) as unknown as { data: Uint8Array };
  expect(new TextDecoder('latin1').decode(data)).not.toContain('dealer');
});
