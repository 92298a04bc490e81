import { expect, test } from 'vitest';
import '#src/offline/testing/plain-operations.ts';
import { openUserDatabase, type UserDatabase } from '#src/offline/database.ts';
import { runSync } from '#src/offline/sync/run-sync.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { captureSale } from './capture-sale.ts';
import { newSale, toVariables } from './sale-values.ts';

// The device must not hold readable data of a consumer: while a sale waits, once it is sent, or when it is refused.

let users = 4_800;

/** Captures a sale to a consumer as a new user. @returns the user's database */
async function captureFor(name: string): Promise<{ db: UserDatabase; userId: number }> {
  const userId = ++users;
  bindViewer({ host: 'localhost', sorg: '2000', userId, customer: 'C1' });
  const sale = newSale('2026-11-20');
  const person = {
    name,
    email: 'kanarie@vogel.example',
    phone: '5550107788',
    city: 'Kanarieville',
  };
  const values = { ...sale.values, ...person, frameNumber: 'WU1', postalCode: 'kanarie-80301' };
  await captureSale(toVariables({ ...sale, values }, null));
  return { db: openUserDatabase('localhost', userId), userId };
}

/** Sends what waits. @returns the bodies that reached the server */
async function send({ db, userId }: { db: UserDatabase; userId: number }, payload: object) {
  const bodies: string[] = [];
  const transport = {
    fetch: (async (_url: string, init: RequestInit) => {
      bodies.push(String(init.body));
      return Response.json({ data: { registerFrameV4: payload } });
    }) as typeof fetch,
    accessToken: async () => 'token',
    refreshAccessToken: async () => 'token',
    readClaims: () => ({
      userId,
      customer: 'C1',
      sorg: '2000',
      lifetimeMs: 900_000,
      expiresAt: Date.now() + 900_000,
      scopes: [],
    }),
    locale: () => 'en-us',
  } as unknown as Parameters<typeof runSync>[0]['transport'];
  await runSync({ db, userId, transport, now: () => Date.now(), random: () => 0 });
  return bodies.join('\n');
}

/** Everything in the user's database as text. */
async function readAll(db: UserDatabase): Promise<string> {
  const tables = await Promise.all(db.tables.map((table) => table.toArray()));
  return JSON.stringify(tables, (_, value) =>
    value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value,
  ).toLowerCase();
}

const done = { message: { status: true, description: '' }, userErrors: [] };
const refused = {
  message: { status: false, description: '' },
  userErrors: [{ field: 'frameNumber', code: 'ALREADY_REPORTED', message: 'Already reported' }],
};

test('has no readable data of the consumer while the sale waits', async () => {
  const { db } = await captureFor('Kanarie Vogel');
  expect((await db.outbox.toArray())[0]).toMatchObject({ state: 'queued' });
  const all = await readAll(db);
  expect(all).toContain('wu1');
  expect(all).not.toMatch(/kanarie|5550107788/);
});

test('sends them and keeps nothing of them', async () => {
  const device = await captureFor('Kanarie Vogel');
  expect(await send(device, done)).toContain('Kanarie Vogel');
  expect(await device.db.outbox.toArray()).toMatchObject([{ state: 'done', sealed: {} }]);
  expect(await readAll(device.db)).not.toMatch(/kanarie|5550107788/);
});

test('keeps them encrypted when the sale is refused', async () => {
  const device = await captureFor('Kanarie Vogel');
  await send(device, refused);
  expect(await device.db.outbox.toArray()).toMatchObject([{ state: 'parked' }]);
  expect(await readAll(device.db)).not.toMatch(/kanarie|5550107788/);
});
