import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { readTheftHashes } from '#shared/serials/theft-hashes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.db.deleteFrom('stolen_bike').execute();
  for (const value of ['HA-100.001', 'HA100002']) await given(app).stolenBike({ value });
  await given(app).stolenBike({ value: 'HA100003', active: false });
  await given(app).stolenBike({ value: 'HA100004', sorg: '3000' });
});
afterAll(() => app.close());

let dealer: string;
beforeEach(async () => {
  dealer = await app.login('dealer1');
});

const load = (token: string | null, headers: Record<string, string> = {}, host = 'localhost') =>
  app.app.inject({
    method: 'GET',
    url: '/stolen-bikes/2',
    headers: { host, ...(token && { authorization: `Bearer ${token}` }), ...headers },
  });

test('gives the numbers of the own sales organisation', async () => {
  const { statusCode, headers, rawPayload } = await load(dealer);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'cache-control': 'private, no-cache',
  });
  const hashes = readTheftHashes(rawPayload);
  expect(hashes.size).toBe(2);
  expect(['HA100001', 'HA100002', 'HA100003', 'HA100004'].map(hashes.has)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each(['', 'W/'])('answers 304 to a device that has them (%s)', async (weak) => {
  const { headers } = await load(dealer);
  const again = await load(dealer, { 'if-none-match': `${weak}${headers.etag}` });
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload).toHaveLength(0);
  expect((await load(dealer, { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('requires a login and one of three permissions', async () => {
  expect((await load(null)).statusCode).toBe(401);
  expect((await load(await app.login('product1'))).statusCode).toBe(403);
});

test('has new reports after five minutes, and compresses many', async () => {
  const { headers: before } = await load(dealer);
  for (let nth = 0; nth < 500; nth += 1) await given(app).stolenBike({ value: `HB${1e5 + nth}` });
  expect((await load(dealer)).headers.etag).toBe(before.etag);
  const later = performance.now() + 5 * 60_000 + 1;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
  const { headers, rawPayload } = await load(dealer, { 'accept-encoding': 'br' });
  clock.mockRestore();
  expect(headers.etag).not.toBe(before.etag);
  expect(headers['content-encoding']).toBe('br');
  expect(readTheftHashes(brotliDecompressSync(rawPayload)).size).toBe(502);
});
