import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { openTable } from '#shared/catalog-engine/format/open-chunk.ts';
import { packStock } from '#shared/catalog-engine/format/pack-rows.ts';
import { readStock } from '#shared/catalog-engine/format/row-cells.ts';
import { merged } from '#shared/catalog-engine/table/merged-table.ts';
import { stockShape } from '#shared/catalog-engine/table/table.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { stockForDevices } from './device-stock.ts';
import { hashChunk } from './snapshot/chunk-files.ts';
import { keepStockBase } from './stock-base.store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const host = (name = 'localhost', sorg = '2000') =>
  ({
    host: name,
    sorg,
    maskStock: null,
    maskNextArrival: null,
    nextArrivalDisplay: true,
    nextArrivalMonth: null,
    stockDisplay: 'total',
    futureConfirmationDisplay: false,
  }) as unknown as HostConfig;

beforeEach(async () => {
  await sql`delete from catalog_stock_base`.execute(app.db);
  // Enough rows that a changed one is a small share.
  await sql`delete from stock where article like 'W-%'`.execute(app.db);
  await sql`delete from article where code like 'W-%'`.execute(app.db);
  await sql`insert into article (sorg, code, code_display, group_id, name, category, brand,
      merchandise_category, uom)
    select sorg, 'W-' || n, 'W-' || n, group_id, name, category, brand, merchandise_category, uom
    from article, generate_series(1, 200) n where sorg = '2000' and code = 'P-1'`.execute(app.db);
  await sql`insert into stock (sorg, warehouse, article, qty)
    select a.sorg, w.id, a.code, a.no % 7 from article a
    join lateral (select id from warehouse w where w.sorg = a.sorg order by id limit 1) w on true
    where a.code like 'W-%'`.execute(app.db);
});

/** Another server on the same database, or the same one when what it remembers is old. */
const server = () => stockForDevices(app.db);

/** Returns the stock that the server sends to a device which already has the version `have`. */
async function sent(have = '', at = host()) {
  const { body, base } = await server().since(at, have);
  const bytes = new Uint8Array(brotliDecompressSync(body));
  const view = new DataView(bytes.buffer);
  const chunks: Uint8Array[] = [];
  for (let from = 0; from < bytes.length; from += 4 + view.getUint32(from, true))
    chunks.push(bytes.subarray(from + 4, from + 4 + view.getUint32(from, true)));
  return { base, chunks };
}

/** Merges chunks of stock and returns the resulting stock of each article number. */
function content(chunks: readonly Uint8Array[]) {
  const table = merged(
    chunks.map((chunk) => openTable(chunk, 'stock')),
    stockShape,
  );
  return Array.from(table.nos, (no, row) => ({ no, ...readStock(table, row) }));
}

const whole = async () => {
  const { body } = await server().whole(host());
  return content([new Uint8Array(brotliDecompressSync(body))]);
};

const sell = (codes: string) =>
  sql`update stock set qty = qty + 1 where article like ${codes}`.execute(app.db);

// R15
test('sends the changes since the device’s base from any server', async () => {
  const first = await sent();
  expect(first.chunks).toHaveLength(2);
  expect(first.base).toBe(hashChunk(first.chunks[0] as Uint8Array));
  expect(content(first.chunks)).toEqual(await whole());
  await sell('W-1%1');
  await sql`delete from stock where article = 'W-50'`.execute(app.db);
  const next = await sent(first.base);
  expect(next.base).toBe(first.base);
  expect(next.chunks).toHaveLength(1);
  const changed = openTable(next.chunks[0] as Uint8Array, 'stock');
  expect(changed.nos.length + changed.removed.length).toBeLessThan(20);
  const [base] = first.chunks as [Uint8Array];
  expect(content([base, ...next.chunks])).toEqual(await whole());
  // A new device gets the same base as a device that has been here before.
  const other = await sent();
  expect(other.base).toBe(first.base);
  expect(content(other.chunks)).toEqual(await whole());
});

test('sends an empty change set when nothing changed', async () => {
  const { base } = await sent();
  expect(await sent(base)).toEqual({ base, chunks: [packStock([])] });
});

// R15
test('sends a new base when the old one is unknown or outdated', async () => {
  const first = await sent();
  const unknown = await sent('f'.repeat(64));
  expect(unknown).toEqual(first);
  await sell('W-%');
  const next = await sent(first.base);
  expect(next.base).not.toBe(first.base);
  expect(content(next.chunks)).toEqual(await whole());
  await sql`update catalog_stock_base set made_at = now() - interval '25 hours'`.execute(app.db);
  await sell('W-17');
  // The devices that have it go on with it, new ones begin with today's.
  expect((await sent(next.base)).base).toBe(next.base);
  const today = await sent();
  expect([first.base, next.base]).not.toContain(today.base);
  expect(content(today.chunks)).toEqual(await whole());
});

test('recognises bases stored concurrently by two servers', async () => {
  const [one, other] = await Promise.all([sent(), sell('W-3').then(() => sent())]);
  for (const { base } of [one, other]) expect((await sent(base)).base).toBe(base);
});

test('accepts a base only for its host', async () => {
  const { base } = await sent();
  const german = await sent(base, host('de.localhost', '3000'));
  expect(german.base).not.toBe(base);
  expect(german.chunks).toHaveLength(2);
});

test('keeps the last thirty bases for at most a month', async () => {
  const chunk = new Uint8Array([1]);
  for (let n = 0; n < 33; n++) await keepStockBase(app.db, 'localhost', { hash: `${n}`, chunk });
  await sql`update catalog_stock_base set made_at = now() - interval '31 days'
    where hash in ('9', '10')`.execute(app.db);
  await keepStockBase(app.db, 'localhost', { hash: 'last', chunk });
  const { rows } = await sql<{ hash: string }>`select hash from catalog_stock_base`.execute(app.db);
  const left = rows.map(({ hash }) => hash);
  expect(left).toHaveLength(29);
  expect(left).not.toContain('9');
  expect(left).toContain('last');
});

test('sends changes for a known base, otherwise the whole stock', async () => {
  const authorization = `Bearer ${await app.login('dealer1')}`;
  const get = (query: string) =>
    app.app.inject({
      url: `/catalog/stock${query}`,
      headers: { host: 'localhost', authorization },
    });
  const old = await get('');
  expect(old.headers['x-base']).toBeUndefined();
  expect(openTable(new Uint8Array(old.rawPayload), 'stock').nos.length).toBeGreaterThan(100);
  const base = String((await get('?have=')).headers['x-base']);
  const next = await get(`?have=${base}`);
  expect(next.headers).toMatchObject({ 'x-base': base, 'cache-control': 'private, no-cache' });
  expect(next.rawPayload.length).toBe(4 + packStock([]).length);
  expect((await get('?have=x')).statusCode).toBe(400);
});
