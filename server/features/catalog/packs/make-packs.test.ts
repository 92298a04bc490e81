import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { ManifestAnswer } from '#shared/catalog-engine/answers/manifest.ts';
import { getEngines } from '../engines/engines.ts';
import { buildSnapshot } from '../snapshot/build-snapshot.ts';
import { hashChunk } from '../snapshot/chunk-files.ts';
import { spreadNumbers } from '../testing/changes.store.ts';
import { makePacks } from './make-packs.ts';
import { loadPack } from './pack.store.ts';

const sorg = '2000';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await spreadNumbers(app.db, sorg);
  await publish();
});
afterAll(() => app.close());

async function publish(): Promise<void> {
  await buildSnapshot(app.services, sorg);
  await getEngines(app.db).catchUp();
}

async function offer(user: string): Promise<ManifestAnswer> {
  const { body } = await app.rest('GET', '/catalog/manifest', { token: await app.login(user) });
  return body;
}

const packsOf = async (user: string) =>
  (await offer(user)).packs?.map(({ kind, list }) => `${kind} ${list}`.trim()).sort();

/** Hashes of the chunks of a pack. */
function unpack(pack: Uint8Array | null): string[] {
  const bytes = brotliDecompressSync(pack ?? new Uint8Array());
  const hashes: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = at + 4 + bytes.readUInt32LE(at);
    hashes.push(hashChunk(bytes.subarray(at + 4, end)));
    at = end;
  }
  return hashes;
}

test('offers the packs of the range and of the own price list', async () => {
  expect(await packsOf('dealer1')).toEqual([]);
  await makePacks(app.services, sorg);
  expect(await packsOf('dealer1')).toEqual(['articles', 'prices A']);
  const { range } = (await offer('dealer1')).manifest;
  const articles = range.filter(({ kind }) => kind === 'articles').map(({ hash }) => hash);
  const pack = { kind: 'articles', list: '', nth: 0 } as const;
  expect(unpack(await loadPack(app.db, sorg, pack))).toEqual(articles);
});

test('sends no pack of prices of another customer', async () => {
  const status = async (user: string, path: string) =>
    (await app.rest('GET', `/catalog/packs/${path}`, { token: await app.login(user) })).status;
  expect(await status('dealer1', 'prices/0?list=A')).toBe(200);
  expect(await status('dealer1', 'prices/0?list=B')).toBe(404);
  expect(await status('dealer2', 'prices/0?list=A')).toBe(404);
  expect(await status('guest1', 'prices/0?list=A')).toBe(404);
  expect(await status('accessadmin', 'articles/0')).toBe(403);
  for (const none of ['articles/1', 'articles/x', 'stock/0', 'names/0', 'articles/0?list=%00'])
    expect(await status('dealer1', none)).toBe(404);
});

test('makes only packs again that have fallen behind', async () => {
  const pack = { kind: 'articles', list: '', nth: 0 } as const;
  const before = await loadPack(app.db, sorg, pack);
  await app.db.updateTable('article').set({ popularity: 17 }).where('sorg', '=', sorg).execute();
  await publish();
  expect(await packsOf('dealer1')).toEqual(['prices A']);
  await makePacks(app.services, sorg);
  expect(await packsOf('dealer1')).toEqual(['articles', 'prices A']);
  expect(await loadPack(app.db, sorg, pack)).not.toEqual(before);
});
