import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreBackup, writeBackup } from '#server/features/backup/backup.public.ts';
import {
  type ClosedPortal,
  givenNothing,
  givenPortal,
  inDatabase,
} from '#server/features/backup/testing/backup.fixture.ts';
import { openFileStore } from '#server/files/file-store.ts';
import { readLocalOperator } from '#server/lib/local-operator.ts';
import { start } from '#server/main.ts';
import { callServer, findServer } from '../operator/call-server.ts';
import { keptOrders, stockForAll } from './kept-orders.store.ts';
import { checkOut, logIn, type Sent } from './orders-sent.ts';

// A backup is made while buyers check out, and restored elsewhere.

let portal: ClosedPortal;
let server: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  portal = await givenPortal();
  await inDatabase(portal, ({ db }) => stockForAll(db));
  server = await start(portal.config);
}, 240_000);
afterAll(async () => {
  await server?.stop();
  await portal?.remove();
});

async function askServer(): Promise<string> {
  const local = findServer(portal.config);
  const answer = await callServer(local, '/server/database-copy', { method: 'POST' });
  return (await answer.json()).folder;
}

test('takes a consistent backup under load', { timeout: 300_000 }, async () => {
  const url = server.address.replace('127.0.0.1', 'localhost');
  const tokens = { S1: await logIn(url, 'dealer1'), S2: await logIn(url, 'dealer2') };
  const acknowledged: Sent[] = [];
  let over = false;
  const buyer = async (shipto: string) => {
    while (!over) {
      const sent: Sent = { key: randomUUID(), shipto, orderNo: null };
      expect(await checkOut(url, tokens, sent)).toBeNull();
      acknowledged.push(sent);
    }
  };
  const buying = Promise.all(['S1', 'S2', 'S1'].map(buyer));
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(10);
  const before = acknowledged.map(({ key }) => key);
  const file = join(portal.folder, 'one.backup');
  await writeBackup(portal.config, { file, passphrase: null, askServer });
  const meanwhile = acknowledged.length - before.length;
  over = true;
  await buying;
  expect(meanwhile).toBeGreaterThan(0);

  const target = await givenNothing();
  await restoreBackup(target.config, {
    file,
    passphrase: null,
    force: false,
    leaveOut: 0,
    report: () => {},
  });
  const kept = await inDatabase(target, ({ db }) => keptOrders(db));
  expect(before.filter((key) => !kept.keys.has(key))).toEqual([]);
  // An order, its key, its stock and its mail are of one transaction: all are in the backup, or none.
  expect([...kept.keys.values()].toSorted()).toEqual(kept.orders);
  expect(kept.orders).toEqual(expect.arrayContaining(kept.mails));
  expect(kept.reserved).toBe(kept.pieces);
  await target.remove();
});

test('deletes the copy a backup was read from', () => {
  expect(readdirSync(portal.folder).filter((name) => name.startsWith('database-copy'))).toEqual([]);
});

test('lets only the operator copy the database', async () => {
  const { address } = readLocalOperator(portal.config.dataDir) ?? { address: '' };
  const answer = await fetch(`${address}/server/database-copy`, { method: 'POST' });
  expect(answer.status).toBe(401);
});

test('contains files stored before the backup', { timeout: 240_000 }, async () => {
  await openFileStore(portal.config).put('images/new.webp', Buffer.from('new'), 'image/webp');
  const file = join(portal.folder, 'two.backup');
  await writeBackup(portal.config, { file, passphrase: null, askServer });
  const target = await givenNothing();
  await restoreBackup(target.config, {
    file,
    passphrase: null,
    force: false,
    leaveOut: 0,
    report: () => {},
  });
  const bytes = await openFileStore(target.config).bytes('images/new.webp');
  expect(Buffer.from(bytes ?? []).toString()).toBe('new');
  await target.remove();
});
