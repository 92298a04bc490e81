import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type {
  ChunkRef,
  Manifest,
  ManifestAnswer,
} from '#shared/catalog-engine/answers/manifest.ts';
import { CatalogEngine } from '#shared/catalog-engine/catalog-engine.ts';
import { everything } from '#shared/catalog-engine/facet-criteria.ts';
import { StockView } from '#shared/catalog-engine/stock-view.ts';
import { countPictures } from './device.store.ts';
import { catchUpCatalog } from './engines/engines.ts';

const users = [
  'dealer1',
  'dealer2',
  'dealer9',
  'sales1',
  'auditor1',
  'accessadmin',
  'guest1',
  'product1',
  'contentadmin',
];

let app: TestApp;
const tokens = new Map<string, string>();
beforeAll(async () => {
  app = await startTestApp();
  for (const user of users) tokens.set(user, await app.login(user));
});
afterAll(() => app.close());

/** Asks like a browser that takes brotli; the body is unpacked. */
async function get(user: string | null, url: string, encoding = 'br') {
  await catchUpCatalog(app.db);
  const host = user === 'dealer9' ? 'de.localhost' : 'localhost';
  const authorization = user ? { authorization: `Bearer ${tokens.get(user)}` } : {};
  const reply = await app.app.inject({
    url,
    headers: { host, 'accept-encoding': encoding, ...authorization },
  });
  const packed = reply.headers['content-encoding'] === 'br';
  const bytes = packed ? brotliDecompressSync(reply.rawPayload) : reply.rawPayload;
  return { status: reply.statusCode, headers: reply.headers, bytes: new Uint8Array(bytes) };
}

async function manifest(user: string, query = ''): Promise<ManifestAnswer> {
  const { status, bytes } = await get(user, `/catalog/manifest${query}`);
  expect(status).toBe(200);
  return JSON.parse(Buffer.from(bytes).toString());
}

async function chunks(user: string, refs: readonly ChunkRef[]): Promise<Uint8Array[]> {
  const answers = await Promise.all(refs.map(({ hash }) => get(user, `/catalog/chunks/${hash}`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  return answers.map(({ bytes }) => bytes);
}

/** Splits the body of a delta into its parts; each part follows its length. */
function parts(bytes: Uint8Array): Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = view.getUint32(at, true);
    found.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return found;
}

const today = new Date().toISOString().slice(0, 10);

/** Returns all data of every article in an engine, including its prices. */
function content(engine: CatalogEngine, prices: Uint8Array[]) {
  const stock = new StockView(engine);
  const pricedCatalog = engine.getPricedCatalog({ prices, today, stock });
  return Array.from({ length: engine.articles }, (_, row) => ({
    ...engine.article(row),
    group: engine.group(engine.groupOf(row)),
    dealer: pricedCatalog.price(row),
    steps: pricedCatalog.steps(row),
  }));
}

describe('taking the catalog along', () => {
  test('counts pictures of groupsets', async () => {
    const setImage = (image: string | null) =>
      app.db.updateTable('groupset').set({ image }).execute();
    const before = await countPictures(app.db, '2000');
    await setImage('a-groupset');
    expect((await countPictures(app.db, '2000')).count).toBe(before.count + 1);
    await setImage(null);
  });

  test('loads an engine from the chunks of the manifest', async () => {
    const answer = await manifest('dealer1');
    expect(answer.lists).toEqual({ '0002000001': 'A' });
    expect(Object.keys(answer.manifest.prices)).toEqual(['A']);
    expect(answer.images.count).toBe(1);
    expect(answer.images.bytes).toBeGreaterThan(0);
    const engine = CatalogEngine.load(await chunks('dealer1', answer.manifest.range));
    const prices = await chunks('dealer1', answer.manifest.prices.A ?? []);
    const pricedCatalog = engine.getPricedCatalog({ prices, today, stock: new StockView(engine) });
    const page = { offset: 0, limit: 100 };
    const { items } = pricedCatalog.products(everything, { field: 'price', order: 'ASC' }, page);
    expect(items.map((row) => engine.article(row).code)).toEqual([
      'P-6',
      'P-4',
      'P-5',
      'P-1',
      'P-2',
      'B-1',
      'B-2',
      'B-3',
      'B-4',
    ]);
    expect(pricedCatalog.steps(items[0] ?? -1).map(({ deal_no }) => deal_no)).toEqual(['D2']);
    expect(engine.details(engine.groupBySlug('trail-500') ?? -1).specs).toHaveLength(1);
  });

  test('includes prices of every requested customer, none without', async () => {
    const both = await manifest('sales1', '?customers=0002000001,0002000002');
    expect(both.lists).toEqual({ '0002000001': 'A', '0002000002': 'B' });
    expect(Object.keys(both.manifest.prices)).toEqual(['A', 'B']);
    const none = await manifest('guest1');
    expect(none).toMatchObject({ lists: {}, manifest: { prices: {} } });
  });

  test('caches chunks as immutable and unpacks them for old clients', async () => {
    const [ref] = (await manifest('dealer1')).manifest.range;
    const packed = await get('dealer1', `/catalog/chunks/${ref?.hash}`);
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/octet-stream',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    expect(Number(packed.headers['content-length'])).toBe(ref?.bytes);
    const plain = await get('dealer1', `/catalog/chunks/${ref?.hash}`, 'gzip');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.bytes).toEqual(packed.bytes);
  });
});

test('repacks chunks that the file store has lost', async () => {
  const { range } = (await manifest('dealer1')).manifest;
  const [first, second] = range.map(({ hash }) => hash);
  for (const hash of [first, second]) await app.services.files.delete(`catalog/2000/${hash}`);
  expect(await chunks('dealer1', range)).toHaveLength(range.length);
});

describe('a delta', () => {
  const delta = (user: string, from: number | string, query = 'part=range') =>
    get(user, `/catalog/deltas/${from}?${query}`);
  const version = async () => (await manifest('dealer1')).manifest.version;

  // R15
  test('updates the range and the prices from the previous version', async () => {
    const old: Manifest = (await manifest('dealer1')).manifest;
    const range = await chunks('dealer1', old.range);
    const prices = await chunks('dealer1', old.prices.A ?? []);
    const set = (code: string, values: object) =>
      app.db.updateTable('article').set(values).where('code', '=', code).execute();
    await set('P-1', { name: 'Chain, renamed', tags: ['new'] });
    await set('P-4', { active: false });
    await set('P-3', { active: true });
    await app.db
      .updateTable('price')
      .set({ dealer: 123 })
      .where('article', '=', 'P-2')
      .where('price_list', '=', 'A')
      .execute();
    await app.db.deleteFrom('deal').where('deal_no', '=', 'D2').execute();
    const now = (await manifest('dealer1')).manifest;
    const ofRange = await delta('dealer1', old.version);
    expect(ofRange).toMatchObject({ status: 200, headers: { 'x-version': String(now.version) } });
    const ofPrices = await delta('dealer1', old.version, 'part=prices&list=A');
    const led = CatalogEngine.load(range).with(parts(ofRange.bytes));
    const whole = CatalogEngine.load(await chunks('dealer1', now.range));
    const found = content(led, [...prices, ...parts(ofPrices.bytes)]);
    expect(found).toEqual(content(whole, await chunks('dealer1', now.prices.A ?? [])));
    const again = await delta('dealer1', old.version);
    expect(again.bytes).toEqual(ofRange.bytes);
  });

  test('returns 204 when nothing changed in the requested part', async () => {
    const now = await version();
    expect(await delta('dealer1', now)).toMatchObject({ status: 204 });
    await app.db
      .updateTable('price')
      .set({ dealer: 124 })
      .where('article', '=', 'P-2')
      .where('price_list', '=', 'B')
      .execute();
    expect(await version()).toBeGreaterThan(now);
    const untouched = await delta('dealer1', now, 'part=prices&list=A');
    expect(untouched).toMatchObject({ status: 204, bytes: new Uint8Array() });
    expect(untouched.headers['x-version']).toBe(String(await version()));
    expect((await delta('dealer2', now, 'part=prices&list=B')).status).toBe(200);
  });

  test.each(['1', 'x', '-1', '99999999999999'])('rejects a delta from version %s', async (from) => {
    expect((await delta('dealer1', from)).status).toBe(410);
  });

  test('returns 410 when chunks of the previous version are missing', async () => {
    const old = (await manifest('dealer1')).manifest;
    const ref = old.range.find(({ kind }) => kind === 'articles');
    await app.db.updateTable('article').set({ name: 'X' }).where('code', '=', 'P-6').execute();
    await manifest('dealer1');
    await app.services.files.delete(`catalog/2000/${ref?.hash}`);
    expect((await delta('dealer1', old.version)).status).toBe(410);
  });

  test('requires a valid part', async () => {
    const now = await version();
    for (const query of ['', 'part=stock', 'part=prices'])
      expect((await delta('dealer1', now, query)).status).toBe(400);
  });
});

test('shows stock as the host does', async () => {
  const answer = await get('dealer1', '/catalog/stock');
  expect(answer.status).toBe(200);
  expect(Math.abs(Date.parse(String(answer.headers['x-as-of'])) - Date.now())).toBeLessThan(90_000);
  const { range } = (await manifest('dealer1')).manifest;
  const engine = CatalogEngine.load(await chunks('dealer1', range));
  const view = new StockView(engine);
  view.load([answer.bytes]);
  const of = (code: string) => view.of(engine.rowOf(code) ?? -1);
  expect(of('P-1')).toEqual({ qty: 150, masked: false, next: null });
  expect(of('P-2')).toMatchObject({ qty: 0, next: { qty: 40, mask: false } });
  expect(of('B-4')).toBeNull();
});

test('applies the host’s masks to the stock (N030)', async () => {
  await app.db
    .updateTable('host')
    .set({ config: JSON.stringify({ maskStock: 60, maskNextArrival: 39 }) })
    .where('host', '=', 'us.localhost')
    .execute();
  const token = await app.login('dealer1', 'us.localhost');
  const reply = await app.app.inject({
    url: '/catalog/stock',
    headers: { host: 'us.localhost', authorization: `Bearer ${token}` },
  });
  const { range } = (await manifest('dealer1')).manifest;
  const engine = CatalogEngine.load(await chunks('dealer1', range));
  const view = new StockView(engine);
  view.load([new Uint8Array(reply.rawPayload)]);
  const of = (code: string) => view.of(engine.rowOf(code) ?? -1);
  expect(of('P-1')).toEqual({ qty: 60, masked: true, next: null });
  expect(of('P-2')).toMatchObject({ next: { qty: null, mask: true } });
});

describe('the fence', () => {
  const doors = [
    '/catalog/manifest',
    '/catalog/stock',
    '/catalog/warehouses',
    '/catalog/extras',
    '/catalog/deltas/1?part=range',
  ];
  const everyDoor = async () => {
    const [ref] = (await manifest('dealer1')).manifest.range;
    return [...doors, `/catalog/chunks/${ref?.hash}`];
  };

  test('rejects a request without a login', async () => {
    for (const url of await everyDoor()) expect((await get(null, url)).status).toBe(401);
  });

  test('rejects a request without page.catalog', async () => {
    for (const url of await everyDoor()) expect((await get('accessadmin', url)).status).toBe(403);
  });

  test('includes no prices of customers outside the user’s areas', async () => {
    for (const customers of ['0002000002', '0002000001,0002000002', '0003000001', 'none'])
      for (const path of ['manifest', 'extras'])
        expect((await get('dealer1', `/catalog/${path}?customers=${customers}`)).status).toBe(403);
    const outside = await get('sales1', '/catalog/manifest?customers=0002000003');
    expect(outside.status).toBe(403);
  });

  test('denies chunks of other sales organisations and price lists', async () => {
    const german = (await manifest('dealer9')).manifest;
    const articles = german.range.filter(({ kind }) => kind === 'articles');
    const [prices] = german.prices.A ?? [];
    for (const ref of [...articles, prices])
      expect((await get('dealer1', `/catalog/chunks/${ref?.hash}`)).status).toBe(404);
    const mine = (await manifest('dealer1')).manifest.prices.A ?? [];
    const theirs = (await manifest('dealer2')).manifest.prices.B ?? [];
    for (const { hash } of theirs.filter((ref) => !mine.some(({ hash }) => hash === ref.hash)))
      expect((await get('dealer1', `/catalog/chunks/${hash}`)).status).toBe(404);
    const [price] = mine;
    expect((await get('dealer2', `/catalog/chunks/${price?.hash}`)).status).toBe(404);
    expect((await get('guest1', `/catalog/chunks/${price?.hash}`)).status).toBe(404);
    expect((await get('sales1', `/catalog/chunks/${price?.hash}`)).status).toBe(200);
  });

  describe.each(['guest1', 'product1', 'contentadmin'])('to %s', (user) => {
    test('returns the range without any customer’s terms (H1)', async () => {
      const none = await manifest(user);
      expect(none).toMatchObject({ lists: {}, manifest: { prices: {} } });
      await chunks(user, none.manifest.range);
      const { manifest: theirs } = await manifest('dealer1');
      for (const { hash } of theirs.prices.A ?? [])
        expect((await get(user, `/catalog/chunks/${hash}`)).status).toBe(404);
      const { version } = none.manifest;
      expect((await get(user, `/catalog/deltas/${version}?part=prices&list=A`)).status).toBe(404);
      expect((await get(user, '/catalog/extras?customers=')).status).toBe(200);
    });

    test.each(['manifest', 'extras'])(
      'does not tell in %s which customers exist',
      async (route) => {
        const answers = await Promise.all(
          ['0002000001', 'R1', '0003000001', 'nobody'].map((code) =>
            get(user, `/catalog/${route}?customers=${code}`),
          ),
        );
        const plain = answers.map(({ status, bytes }) => {
          const { requestId: _, ...body } = JSON.parse(Buffer.from(bytes).toString());
          return { status, body };
        });
        expect(plain[0]).toEqual({
          status: 403,
          body: { code: 'FORBIDDEN', message: 'Not one of your customers' },
        });
        for (const answer of plain) expect(answer).toEqual(plain[0]);
      },
    );
  });

  test('lets auditors download every customer of their areas (B046)', async () => {
    const answer = await manifest('auditor1', '?customers=0002000001,0002000002');
    expect(answer.lists).toEqual({ '0002000001': 'A', '0002000002': 'B' });
  });

  test('denies a delta of another price list', async () => {
    const { version } = (await manifest('dealer1')).manifest;
    const asked = (list: string) => `/catalog/deltas/${version}?part=prices&list=${list}`;
    expect((await get('dealer1', asked('A'))).status).toBe(204);
    for (const list of ['B', 'none', '../A'])
      expect((await get('dealer1', asked(list))).status).toBe(404);
  });

  test.each(['x', '..%2f..%2fsecret', 'a'.repeat(64)])('finds no chunk %s', async (hash) => {
    expect((await get('dealer1', `/catalog/chunks/${hash}`)).status).toBe(404);
  });
});
