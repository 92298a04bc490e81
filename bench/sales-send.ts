import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { NewEntry } from '#src/offline/outbox/outbox-entry.ts';
import { logIn } from '../scripts/testing/orders-sent.ts';
import { startPostgres } from '../scripts/testing/postgres.ts';
import { openSendingDevice, type SendingDevice } from '../scripts/testing/sending-device.ts';
import { startServer } from '../scripts/testing/server.ts';
import type { Db } from '../server/db/database.ts';
import { daysAgo } from '../server/features/serials/testing/serials.given.ts';
import { openTestDatabase } from '../server/testing/database.ts';
import { given } from '../server/testing/given.ts';

const sales = 500;
const photos = 200;
const photosOfInspection = 10;
const mostPhotoBytes = 300_000;
/** 10 Mbit/s in each direction. */
const bytesPerSecond = 1_250_000;
const budgetSeconds = 60;
/** The customers of one user: each of them may register 200 sales a day. */
const customers = ['0002000001', '0002000002', '0002000003'];

/** Opens a proxy that passes `bytesPerSecond` in each direction, over all connections together. */
async function openSlowLink(port: number) {
  const sent = { up: 0, down: 0 };
  const freeAt = { up: 0, down: 0 };
  const pass = (from: Socket, to: Socket, way: 'up' | 'down') =>
    from.on('data', (part: Buffer) => {
      sent[way] += part.length;
      const now = performance.now();
      freeAt[way] = Math.max(now, freeAt[way]) + (part.length / bytesPerSecond) * 1_000;
      from.pause();
      setTimeout(() => {
        to.write(part);
        from.resume();
      }, freeAt[way] - now);
    });
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end);
    pass(client, upstream, 'up');
    pass(upstream, client, 'down');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { sent, url: `http://localhost:${address.port}`, close: () => server.close() };
}

/** A picture without two equal places, of nearly the most bytes that it may have. */
async function takePhoto(): Promise<File> {
  const raw = { width: 640, height: 480, channels: 3 as const };
  const noise = randomBytes(raw.width * raw.height * raw.channels);
  for (let quality = 90; ; quality -= 4) {
    const bytes = await sharp(noise, { raw }).jpeg({ quality }).toBuffer();
    if (bytes.length <= mostPhotoBytes) return new File([new Uint8Array(bytes)], 'photo.jpg');
  }
}

const toFrame = (nth: number) => `SEND${String(nth).padStart(5, '0')}`;
const toCustomer = (nth: number) => customers[nth % customers.length] ?? '';

async function prepare(db: Db) {
  const { serial, checklist } = given({ db });
  for (let nth = 0; nth < sales; nth += 1)
    await serial({ value: toFrame(nth), customer: toCustomer(nth) });
  return await checklist({ list: 'send', answer: 'photo', points: ['Fork'] });
}

/** The sale of a bike to a consumer, as the app keeps it. */
function toSale(nth: number): NewEntry {
  const frameNumber = toFrame(nth);
  const customer = { name: `Consumer ${nth}`, email: `c${nth}@consumer.example` };
  return {
    operation: 'RegisterFrame',
    variables: {
      saleId: randomUUID(),
      frameNumber,
      soldDate: daysAgo(1),
      useAccountData: false,
      customer,
      salesChannel: 'RETAIL',
      confirmed: [],
      serials: [{ kind: 'SerialNumberBattery', value: `BT${nth}` }],
    },
    keys: [`retail-sale/${frameNumber}`, `retail-sale/${frameNumber}/retail`],
  };
}

/** An inspection with its photos, as the app keeps it. */
async function toInspection(nth: number, list: { list: string; version: number }) {
  const taken = await Promise.all(Array.from({ length: photosOfInspection }, takePhoto));
  const id = randomUUID();
  const input = {
    id,
    frameNumber: toFrame(nth),
    articleCode: 'B-4',
    description: 'Trail 500',
    brand: 'Alto',
    merchandise: 'MTB',
    mechanic: 'Workshop',
    custCode: toCustomer(nth),
    list: list.list,
    listVersion: list.version,
    signature: null,
    checklist: [{ checklistId: 1, checked: true, value: '', photos: taken.map(() => null) }],
  };
  const blobs = taken.map((photo, at) => [`input.checklist.0.photos.${at}`, photo]);
  return {
    operation: 'CreateInspection',
    variables: { input },
    keys: [`inspection/${id}`],
    blobs: Object.fromEntries(blobs),
  } satisfies NewEntry;
}

async function captureAll(device: SendingDevice, list: { list: string; version: number }) {
  const inspections = photos / photosOfInspection;
  for (let nth = 0; nth < sales; nth += 1) {
    if (nth % (sales / inspections) === 0)
      await device.capture(toCustomer(nth), await toInspection(nth, list));
    await device.capture(toCustomer(nth), toSale(nth));
  }
}

/** @throws when something was lost, doubled or refused */
async function check(db: Db, device: SendingDevice): Promise<void> {
  const [left] = await device.pending();
  if (left) throw new Error(`${left.operation} is left: ${JSON.stringify(left.failure)}`);
  const { rows } = await sql<Record<string, number>>`select
    (select count(distinct frame_normal)::int from retail_sale) as frames,
    (select count(*)::int from retail_sale) as sales,
    (select count(*)::int from pdi) as inspections,
    (select count(*)::int from stored_file) as files,
    (select count(*)::int from stored_file where owner_id is not null) as owned,
    (select sum(cardinality(photos))::int from pdi_item) as photos`.execute(db);
  const wanted = { frames: sales, sales, inspections: photos / photosOfInspection };
  const should = { ...wanted, files: photos, owned: photos, photos };
  if (JSON.stringify(rows[0]) !== JSON.stringify(should))
    throw new Error(`${JSON.stringify(rows[0])} instead of ${JSON.stringify(should)}`);
}

/**
 * Sends 500 sales and 200 photos of nearly 300 kB from the app's outbox to a real server over 10 Mbit/s, as the
 * device of a shop does after a fair (serials B4). Prints how long it takes.
 * @throws when something was lost, doubled or refused
 */
export async function benchSalesSend(): Promise<void> {
  const postgres = await startPostgres({ durable: true });
  process.env.TEST_DATABASE_URL = postgres.url;
  const folder = mkdtempSync(join(tmpdir(), 'pannier-sales-send-'));
  const { db, url = '', close } = await openTestDatabase();
  try {
    const list = await prepare(db);
    const server = await startServer({
      PANNIER_MODE: 'test',
      PANNIER_DATA_DIR: folder,
      PANNIER_CALL_LIMITS: 'off',
      DATABASE_URL: url,
      PANNIER_ACCESS_TOKEN_MINUTES: '600',
    });
    const link = await openSlowLink(server.port);
    const token = await logIn(server.url, 'group1');
    const overLink: typeof fetch = (path, init) => fetch(`${link.url}${path}`, init);
    const device = openSendingDevice(overLink, token);
    try {
      await captureAll(device, list);
      const started = performance.now();
      for (let tries = 0; tries < 20 && (await device.pending()).length > 0; tries += 1)
        await device.sync();
      const seconds = (performance.now() - started) / 1_000;
      await check(db, device);
      const [up, down] = [link.sent.up / 1e6, link.sent.down / 1e6];
      console.table([
        { what: 'MB sent', figure: up.toFixed(1), budget: '' },
        { what: 'MB received', figure: down.toFixed(1), budget: '' },
        {
          what: 'seconds of the link alone',
          figure: ((up * 1e6) / bytesPerSecond).toFixed(1),
          budget: '',
        },
        { what: 'seconds until all is sent', figure: seconds.toFixed(1), budget: budgetSeconds },
      ]);
      if (seconds > budgetSeconds) console.log(`${seconds.toFixed(1)} s is over the budget`);
    } finally {
      device.close();
      link.close();
      await server.stop();
    }
  } finally {
    await close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
