import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { exportBatches, getDatabaseBatches } from '#server/batches/batch-source.ts';
import { takeBatch } from '#server/batches/batches.store.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { userId } from '#server/testing/user-id.ts';
import { orderBatches } from './order-batches.ts';

let database: Database;
let dealer1 = 0;
let folder = '';
const root = mkdtempSync(join(tmpdir(), 'pannier-export-'));
beforeAll(async () => {
  database = await openTestDatabase();
  dealer1 = await userId(database.db, 'dealer1');
});
afterAll(async () => {
  await database.close();
  rmSync(root, { recursive: true });
});
beforeEach(async () => {
  const { db } = database;
  await db.deleteFrom('order').execute();
  await db.deleteFrom('export_batch').execute();
  folder = mkdtempSync(join(root, 'to-'));
});

/** An order with one line. By default it is released and was placed in the portal. */
const order = (no: string, more: object = {}, line: object = {}) =>
  given(database).order({
    no,
    total: 12_050,
    shipmentPrice: 50,
    createdAt: '2026-02-03T04:05:06.789Z',
    shipToAddress: JSON.stringify({ name: 'Shop', country: 'US' }),
    releasedAt: new Date(),
    lines: [{ description: 'Chain, 12-speed', qty: 4, price: 3_000, subtotal: 12_000, ...line }],
    ...more,
  });
const wish = (order_no: string, action: string, date: string | null = null) =>
  database.db
    .insertInto('order_line_wish')
    .values({ sorg: '2000', order_no, position: 1, action, date, user_id: dealer1 })
    .execute();

const run = (to = folder) => exportBatches(getDatabaseBatches(database.db, orderBatches), to);
const acknowledgeBatch = (id: number) =>
  getDatabaseBatches(database.db, orderBatches).acknowledge(id);
const read = (kind: string, batch: number, from = folder) =>
  parse(readFileSync(join(from, `${kind}-${batch}.csv`)), { columns: true }) as Record<
    string,
    string
  >[];
const numbers = (batch: number, from = folder) =>
  read('orders', batch, from).map(({ orderNo }) => orderNo);
const contents = (from = folder) =>
  Object.fromEntries(
    readdirSync(from).map((name) => [name, readFileSync(join(from, name), 'utf8')]),
  );

test('writes released orders with lines and numeric amounts', async () => {
  await order('A1', { custPoNo: 'PO 1', requestDeliveryDate: '2026-03-01' });
  await order('A2', {}, { promoPrice: 2_900, dealNo: 'D1' });
  await order('WAITS', { releasedAt: null });
  await order('FED', { by: null });
  await order('KNOWN', { sapOrderNo: '45' });
  await order('OVER', { status: 'Cancelled' });
  const [batch, ...more] = await run();
  expect(more).toEqual([]);
  expect(batch).toMatchObject({ orders: 2, changes: 0 });
  const { id = 0 } = batch ?? {};
  expect(read('orders', id)).toEqual([
    {
      sorg: '2000',
      orderNo: 'A1',
      customer: '0002000001',
      orderType: '',
      custPoNo: 'PO 1',
      notes: '',
      requestDeliveryDate: '2026-03-01',
      createdAt: '2026-02-03T04:05:06.789Z',
      placedBy: 'dealer1',
      shipTo: 'S1',
      shipToName: 'Shop',
      shipToAddress: '',
      shipToPostalCode: '',
      shipToCity: '',
      shipToCountry: 'US',
      shipmentRate: 'STD',
      shipment: 'Standard',
      shipmentPrice: '0.50',
      paymentId: 'INV',
      payment: 'Invoice',
      total: '120.50',
      currency: 'USD',
    },
    expect.objectContaining({ orderNo: 'A2' }),
  ]);
  expect(read('order_lines', id)).toEqual([
    {
      sorg: '2000',
      orderNo: 'A1',
      position: '1',
      article: 'P-1',
      qty: '4',
      uom: 'PCS',
      description: 'Chain, 12-speed',
      price: '30.00',
      promoPrice: '',
      subtotal: '120.00',
      dealNo: '',
      requestDate: '',
    },
    expect.objectContaining({ orderNo: 'A2', promoPrice: '29.00', dealNo: 'D1' }),
  ]);
  expect(read('order_changes', id)).toEqual([]);
});

test('rewrites a batch unchanged until it is acknowledged', async () => {
  await order('A1');
  const [first] = await run();
  const written = contents();
  expect(Object.keys(written)).toHaveLength(3);
  await sql`update order_line set price = 1, status = 'Cancelled'`.execute(database.db);
  await sql`update "order" set internal_notes = 'x', status = 'Confirmed'`.execute(database.db);
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  await order('A2');
  const [again, second] = await run();
  expect(again).toEqual(first);
  expect(contents()).toMatchObject(written);
  expect(numbers(second?.id ?? 0)).toEqual(['A2']);
  const acknowledge = () => acknowledgeBatch(first?.id ?? 0);
  expect([await acknowledge(), await acknowledge()]).toEqual(['now', 'before']);
  expect(await acknowledgeBatch(999_999)).toBe('unknown');
  const later = mkdtempSync(join(root, 'later-'));
  expect(await run(later)).toEqual([second]);
  expect(readdirSync(later)).toHaveLength(3);
  await acknowledgeBatch(second?.id ?? 0);
  expect(await run(later)).toEqual([]);
});

test('splits orders between concurrent exports without loss', async () => {
  const all = Array.from({ length: 40 }, (_, index) => `R${String(index).padStart(3, '0')}`);
  for (const no of all) await order(no);
  const half = all.splice(20);
  await sql`update "order" set released_at = null where order_no = any(${half}::text[])`.execute(
    database.db,
  );
  const release = sql`update "order" set released_at = now() where released_at is null`;
  const folders = Array.from({ length: 4 }, () => mkdtempSync(join(root, 'race-')));
  await Promise.all([
    ...folders.map((to) => run(to)),
    release.execute(database.db),
    ...folders.map((to) => run(to)),
  ]);
  const batches = await run();
  const taken = batches.flatMap(({ id }) => numbers(id));
  expect(taken.sort()).toEqual([...all, ...half].sort());
  for (const to of folders)
    for (const [name, text] of Object.entries(contents(to))) expect(text).toBe(contents()[name]);
});

test('writes a batch left by a crash and no partial orders file', async () => {
  await order('C1');
  const batch = (await takeBatch(database.db, orderBatches)) ?? 0;
  expect(readdirSync(folder)).toEqual([]);
  const inTheWay = join(folder, `order_lines-${batch}.csv`);
  mkdirSync(inTheWay);
  await expect(run()).rejects.toThrow();
  expect(readdirSync(folder).sort()).toEqual([
    `order_changes-${batch}.csv`,
    `order_lines-${batch}.csv`,
  ]);
  rmSync(inTheWay, { recursive: true });
  expect(await run()).toEqual([{ id: batch, orders: 1, changes: 0 }]);
  expect(numbers(batch)).toEqual(['C1']);
});

test('leaves no files of an unfinished batch', async () => {
  await order('D1');
  await sql`alter table order_line_wish rename to elsewhere`.execute(database.db);
  await expect(run()).rejects.toThrow();
  await sql`alter table elsewhere rename to order_line_wish`.execute(database.db);
  expect(await database.db.selectFrom('order_export').select('order_no').execute()).toEqual([]);
  const [batch] = await run();
  expect(numbers(batch?.id ?? 0)).toEqual(['D1']);
});

test('exports wishes once, as soon as the ERP knows the order', async () => {
  await order('W1');
  await order('W2', { releasedAt: null });
  await order('W3', { by: null });
  await wish('W1', 'redate', '2026-04-01');
  await wish('W2', 'cancel');
  await wish('W3', 'accept');
  const [first] = await run();
  expect(read('order_changes', first?.id ?? 0)).toMatchObject([
    { orderNo: 'W1', position: '1', action: 'redate', date: '2026-04-01', changedBy: 'dealer1' },
    { orderNo: 'W3', action: 'accept', date: '' },
  ]);
  await acknowledgeBatch(first?.id ?? 0);
  expect(await run()).toEqual([]);
  await sql`update "order" set released_at = now() where order_no = 'W2'`.execute(database.db);
  const [second] = await run();
  expect(second).toMatchObject({ orders: 1, changes: 1 });
  expect(read('order_changes', second?.id ?? 0)).toMatchObject([
    { orderNo: 'W2', action: 'cancel' },
  ]);
});

test('escapes formulas typed by a dealer', async () => {
  const typed = ['=1+1', '+49 30', '-5', '@SUM(A1)', '\tx', '\rx'];
  for (const [index, text] of typed.entries())
    await order(`F${index}`, { custPoNo: text, notes: `a "${text}", b\nc` }, { description: text });
  await order('F9', { total: -250, custPoNo: "it's = fine" });
  const [batch] = await run();
  const rows = read('orders', batch?.id ?? 0);
  expect(rows.map(({ custPoNo }) => custPoNo)).toEqual([
    ...typed.map((text) => `'${text}`),
    "it's = fine",
  ]);
  expect(rows[0]?.notes).toBe('a "=1+1", b\nc');
  expect(rows.at(-1)?.total).toBe('-2.50');
  const lines = read('order_lines', batch?.id ?? 0);
  expect(lines.slice(0, -1).map(({ description }) => description?.[0])).toEqual(
    typed.map(() => "'"),
  );
});
