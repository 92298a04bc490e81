import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dealerCustomer } from '#server/features/customers/testing/customers.given.ts';
import { daysAgo } from '#server/features/serials/testing/serials.given.ts';
import { given } from '#server/testing/given.ts';
import type { NewEntry } from '#src/offline/outbox/outbox-entry.ts';
import { createKilledDatabase, type KilledDatabase } from './killed-database.ts';
import { logIn } from './orders-sent.ts';
import { openSendingDevice } from './sending-device.ts';
import { type RunningServer, startServer } from './server.ts';

// The real server is killed while the app's outbox sends an inspection with its photos and then the sale of the bike,
// between any two requests: on PostgreSQL where the run has one, else on the embedded database in a directory.

let killed: KilledDatabase;
let env: Record<string, string>;
let list: { list: string; version: number };
beforeAll(async () => {
  killed = await createKilledDatabase();
  env = { PANNIER_MODE: 'test', PANNIER_LOG_LEVEL: 'error', ...killed.env };
  await killed.use(async (database) => {
    const { serial, serialRule, checklist } = given(database);
    list = await checklist({ list: 'killed', answer: 'photo', points: ['Fork'] });
    // A sale that came before its inspection would be refused.
    await serialRule({ brand: 'Alto', pdiNeeded: true });
    for (const [nth] of moments.entries()) await serial({ value: toFrame(nth) });
  });
});
afterAll(() => killed.delete());

const toFrame = (nth: number) => `KILLED${nth}`;
const toId = (nth: number) => `0f1c2b3a-0000-4000-8000-0000000009${nth}0`;

/** A request of the device: the parts of files count, changes have their names. */
type Step = 'part' | 'CreateInspection' | 'RegisterFrame';

/** When the server is killed: at the nth request of a step, before, during or after its work. */
const moments: { step: Step; nth: number; when: 'before' | 'during' | 'after' }[] = [
  { step: 'part', nth: 1, when: 'after' },
  { step: 'CreateInspection', nth: 1, when: 'before' },
  { step: 'CreateInspection', nth: 1, when: 'during' },
  { step: 'CreateInspection', nth: 1, when: 'after' },
  { step: 'RegisterFrame', nth: 1, when: 'after' },
];

const readStep = (init: RequestInit | undefined): string => {
  if (init?.method === 'PATCH') return 'part';
  return typeof init?.body === 'string' ? JSON.parse(init.body).operationName : '';
};

/** A server that is killed once at a moment and started again. */
function createFragileServer() {
  let server: RunningServer | null = null;
  let moment: (typeof moments)[number] | null = null;
  let seen = 0;
  const kill = async () => {
    moment = null;
    await server?.stop('SIGKILL');
    throw new TypeError('Failed to fetch');
  };
  return {
    start: async () => {
      server = await startServer(env);
      return server.url;
    },
    stop: async () => await server?.stop(),
    plan(next: (typeof moments)[number]) {
      moment = next;
      seen = 0;
    },
    wasKilled: () => moment === null,
    fetch: (async (path, init) => {
      const send = () => fetch(`${server?.url}${path}`, init);
      if (moment?.step !== readStep(init) || ++seen < moment.nth) return await send();
      const { when } = moment;
      if (when === 'before') return await kill();
      const sent = send();
      if (when === 'after') await sent;
      else {
        sent.catch(() => {});
        await sleep(5);
      }
      return await kill();
    }) as typeof fetch,
  };
}

/** A photo in two parts, a small one, and the signature. */
async function takePictures(): Promise<File[]> {
  const noise = { width: 400, height: 300, channels: 3 as const };
  const large = sharp(randomBytes(400 * 300 * 3), { raw: noise });
  const small = [1, 2].map((blue) =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: { r: 9, g: 9, b: blue } } }),
  );
  const pictures = await Promise.all([large, ...small].map((one) => one.png().toBuffer()));
  return pictures.map((bytes, at) => new File([new Uint8Array(bytes)], `${at}.png`));
}

/** The inspection of a bike as the app keeps it, then its sale. */
async function captureBoth(nth: number): Promise<NewEntry[]> {
  const [large, small, signature] = await takePictures();
  if (!large || !small || !signature) throw new Error('Three pictures are taken');
  const frameNumber = toFrame(nth);
  const input = {
    id: toId(nth),
    frameNumber,
    articleCode: 'B-4',
    description: 'Trail 500',
    brand: 'Alto',
    merchandise: 'MTB',
    mechanic: 'Workshop',
    custCode: dealerCustomer,
    list: list.list,
    listVersion: list.version,
    signature: null,
    checklist: [{ checklistId: 1, checked: true, value: '', photos: [null, null] }],
  };
  const key = `inspection/${toId(nth)}`;
  const inspection: NewEntry = {
    operation: 'CreateInspection',
    variables: { input },
    keys: [key],
    blobs: {
      'input.checklist.0.photos.0': large,
      'input.checklist.0.photos.1': small,
      'input.signature': signature,
    },
  };
  const sale = {
    saleId: `sale-${nth}`,
    frameNumber,
    soldDate: daysAgo(1),
    useAccountData: false,
    customer: { name: 'Consumer 7' },
    confirmed: [],
  };
  const keys = [`retail-sale/${frameNumber}`, `retail-sale/${frameNumber}/retail`, key];
  return [inspection, { operation: 'RegisterFrame', variables: sale, keys }];
}

// R13, R14
test(
  'keeps inspection, photos and sale once when the server is killed',
  async () => {
    const server = createFragileServer();
    const token = await logIn(await server.start(), 'dealer1');
    const device = openSendingDevice(server.fetch, token);
    for (const [nth, moment] of moments.entries()) {
      await device.capture(dealerCustomer, ...(await captureBoth(nth)));
      server.plan(moment);
      expect(await device.sync()).toMatchObject({ phase: 'offline' });
      expect(server.wasKilled()).toBe(true);
      expect(await device.pending()).not.toEqual([]);
      await server.start();
      await device.sync();
      expect(await device.pending()).toEqual([]);
    }
    device.close();
    await server.stop();

    await killed.use(async ({ db }) => {
      const inspections = await db.selectFrom('pdi').select(['id', 'signature']).execute();
      const points = await db.selectFrom('pdi_item').select(['pdi_id', 'photos']).execute();
      const files = await db.selectFrom('stored_file').select(['id', 'owner_id']).execute();
      const sales = await db.selectFrom('retail_sale').select(['id', 'frame_number']).execute();
      const ids = moments.map((_, nth) => toId(nth));
      expect(inspections.map(({ id }) => id).toSorted()).toEqual(ids);
      expect(sales.map(({ id }) => id).toSorted()).toEqual(ids.map((_, nth) => `sale-${nth}`));
      for (const { id, signature } of inspections) {
        const photos = points.filter((point) => point.pdi_id === id).flatMap((one) => one.photos);
        const own = files.filter(({ owner_id }) => owner_id === id).map((file) => file.id);
        expect(photos).toHaveLength(2);
        expect(own.toSorted()).toEqual([...photos, signature].toSorted());
      }
      // No photo is there a second time without an inspection.
      expect(files).toHaveLength(3 * ids.length);
    });
  },
  moments.length * 60_000,
);
