import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { packTheftHashes, readTheftHashes } from '#shared/serials/theft-hashes.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { readClaims } from '#src/offline/session/token-claims.ts';
import type { Transport } from '#src/offline/sync/send-document.ts';
import { FakeServer } from '#src/offline/testing/fake-server.ts';
import { bindViewer, type Viewer } from '#src/offline/viewer.ts';
import { framesOnDevice, shownFrame } from '../testing/frames.ts';
import { bringFrames } from './bring-frames.ts';
import { dropFrameCopies, readFrameCopy, readKeptFrames } from './frame-copies.ts';

const hour = 60 * 60_000;
let viewer: Viewer = { host: 'frames.test', userId: 5500, customer: 'C1', sorg: '2000' };
/** The requests that reached the server: the customer of a copy, or the tag of the hashes. */
let calls: (string | null)[] = [];
let stolen: string[] = [];
let answerCopy: (customer: string) => Response;
let answerThefts: (etag: string | null) => Response;

const ofCustomer = (customer: string) =>
  framesOnDevice({
    frames: [shownFrame({ frameNumber: `WU-${customer}` })],
    checklists: [{ bikes: [{ brand: `Brand of ${customer}`, merchandise: 'MTB' }], points: [] }],
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') });
  viewer = { ...viewer, userId: viewer.userId + 1, customer: 'C1', sorg: '2000' };
  bindViewer(viewer);
  calls = [];
  stolen = ['ST1'];
  answerCopy = (customer) => Response.json({ data: { framesOnDevice: ofCustomer(customer) } });
  answerThefts = (have) => {
    const etag = `"${stolen.length}"`;
    if (have === etag) return new Response(null, { status: 304 });
    const headers = { etag, 'content-type': 'application/octet-stream' };
    return new Response(packTheftHashes(stolen), { headers });
  };
});
afterEach(() => {
  vi.useRealTimers();
  bindViewer(null);
});

/** The network with C1 active. */
function transport(locale = 'en-us'): Transport {
  const token = new FakeServer().issue(viewer.userId, 'C1', ['menu.change-cust']);
  return {
    async fetch(url, init) {
      const headers = new Headers(init?.headers);
      if (url === '/stolen-bikes/2') {
        calls.push(headers.get('if-none-match'));
        return answerThefts(headers.get('if-none-match'));
      }
      const customer = headers.get('x-viewer')?.split(':')[1] ?? '';
      calls.push(customer);
      return answerCopy(customer);
    },
    accessToken: async () => token,
    refreshAccessToken: async () => token,
    readClaims,
    locale: () => locale,
  };
}

const bring = (customers: string[] = ['C1'], by = transport()) =>
  bringFrames(viewer, customers, by);
const numbersOf = async (customer: string) => {
  const kept = await readFrameCopy({ ...viewer, customer });
  return kept?.copy.frames.map(({ frameNumber }) => frameNumber) ?? null;
};

test('stores the frames of each customer and the stolen numbers', async () => {
  await bring(['C1', 'C2']);
  expect(calls).toEqual([null, 'C1', 'C2']);
  expect(await numbersOf('C1')).toEqual(['WU-C1']);
  expect(await numbersOf('C2')).toEqual(['WU-C2']);
  const { copy, thefts } = (await readFrameCopy(viewer)) ?? {};
  expect(copy?.checklists).toMatchObject([{ bikes: [{ brand: 'Brand of C1' }] }]);
  expect(thefts && readTheftHashes(thefts).has('ST1')).toBe(true);
  expect(await readKeptFrames(viewer)).toMatchObject({
    copies: { C1: { frames: 1 }, C2: { frames: 1 } },
    thefts: { size: 1 },
  });
});

test('loads again after three hours, the numbers only when they changed', async () => {
  await bring();
  await bring();
  expect(calls).toHaveLength(2);
  vi.setSystemTime(Date.now() + 3 * hour);
  await bring();
  expect(calls.slice(2)).toEqual(['"1"', 'C1']);
  stolen.push('ST2');
  vi.setSystemTime(Date.now() + 3 * hour);
  await bring();
  expect((await readKeptFrames(viewer)).thefts?.size).toBe(2);
});

test('loads again in another language', async () => {
  await bring();
  await bring(['C1'], transport('de'));
  expect(calls).toEqual([null, 'C1', 'C1']);
});

test('takes the first ten customers along', async () => {
  await bring(Array.from({ length: 12 }, (_, nth) => `C${nth + 1}`));
  expect(calls).toHaveLength(11);
});

test('leaves out a customer that the server refuses', async () => {
  const fine = answerCopy;
  answerCopy = (customer) =>
    customer === 'C1' ? Response.json({ code: 'CUSTOMER_LOST' }, { status: 422 }) : fine(customer);
  await bring(['C1', 'C2']);
  expect(await numbersOf('C1')).toBeNull();
  expect(await numbersOf('C2')).toEqual(['WU-C2']);
});

test.each([
  ['a server error', () => Response.json({}, { status: 503 }), 'HTTP_503'],
  ['the page of a captive portal', () => new Response('<!doctype html>'), 'OFFLINE'],
  [
    'hashes that are cut off',
    () =>
      new Response(new Uint8Array([0x80]), {
        headers: { 'content-type': 'application/octet-stream' },
      }),
    'OFFLINE',
  ],
])('keeps what it has at %s', async (_name, answer, code) => {
  await bring();
  vi.setSystemTime(Date.now() + 3 * hour);
  answerThefts = answer;
  await expect(bring()).rejects.toMatchObject({ code });
  expect(await numbersOf('C1')).toEqual(['WU-C1']);
  expect((await readFrameCopy(viewer))?.thefts).not.toBeNull();
});

test('stores nothing after a logout', async () => {
  const fine = answerCopy;
  answerCopy = (customer) => {
    bindViewer(null);
    return fine(customer);
  };
  await bring();
  expect(await numbersOf('C1')).toBeNull();
});

test('drops other customers, and everything of another organisation', async () => {
  await bring(['C1', 'C2']);
  await dropFrameCopies(viewer, ['C1']);
  expect(await numbersOf('C1')).toEqual(['WU-C1']);
  expect(await numbersOf('C2')).toBeNull();
  const elsewhere = { ...viewer, sorg: '3000' };
  expect(await readFrameCopy(elsewhere)).toBeNull();
  await dropFrameCopies(elsewhere, ['C1']);
  const rows = await openUserDatabase(viewer.host, viewer.userId).syncState.toArray();
  expect(rows).toEqual([]);
});

test('reads a copy that an app without inspection lists has stored', async () => {
  await bring();
  const { syncState } = openUserDatabase(viewer.host, viewer.userId);
  const { checklists: _, ...former } = ofCustomer('C1');
  await syncState.put({ key: 'frames/of/C1', copy: former });
  expect((await readFrameCopy(viewer))?.copy).toEqual({ ...former, checklists: [] });
});

test('tells the age of the older part', async () => {
  await bring();
  expect((await readFrameCopy(viewer))?.asOf).toBe('2026-11-20T06:00:00Z');
});

test('loads hashes again that another version of the app has folded', async () => {
  await bring();
  const db = openUserDatabase(viewer.host, viewer.userId);
  const row = (await db.syncState.get('frames')) as unknown as { thefts: object };
  const { fold: _, ...old } = row.thefts as { fold: number };
  await db.syncState.put({ ...row, key: 'frames', thefts: old });
  expect((await readFrameCopy(viewer))?.thefts).toBeNull();
  calls = [];
  await bring();
  expect(calls).toEqual([null]);
  expect((await readFrameCopy(viewer))?.thefts).not.toBeNull();
});
