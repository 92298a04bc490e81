import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createCheckedLookup } from '#server/lib/public-address.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { fetchPictures } from './fetch-pictures.ts';

let app: TestApp;
let server: Server;
let port: number;
/** The answers of the vendor's server by path. */
const answers: Record<string, { status?: number; location?: string; body?: Uint8Array }> = {};
/** Names resolve to addresses of their own; only this one of the vendor may be called. */
const addresses: Record<string, string> = {
  'vendor.test': '127.0.0.1',
  'inside.test': '127.0.0.2',
};
const resolve = ((name: string, _options: object, found: (e: null, all: object[]) => void) =>
  found(null, [{ address: addresses[name], family: 4 }])) as never;
const client = {
  lookup: createCheckedLookup((address) => address === '127.0.0.1', resolve),
  isAllowed: () => true,
  get: request,
};

beforeAll(async () => {
  app = await startTestApp();
  server = createServer(({ url = '' }, response) => {
    const { status = 200, location, body = '' } = answers[url] ?? { status: 404 };
    response.writeHead(status, location ? { location } : {}).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server.close();
  await app.close();
});
beforeEach(async () => {
  await app.db.deleteFrom('third_party_article').execute();
  await given(app).thirdPartyVendor();
});

const at = (host: string, path: string) => `http://${host}:${port}${path}`;
const picture = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer();
const fetchAt = async (imageUrl: string) => {
  await given(app).thirdPartyArticle({ imageUrl });
  await fetchPictures(app.services, client);
  return await app.db
    .selectFrom('third_party_article')
    .select(['image', 'image_problem'])
    .executeTakeFirstOrThrow();
};

test('keeps the picture of an article as those of the range', async () => {
  answers['/bell.png'] = { body: await picture() };
  answers['/old.png'] = { status: 302, location: '/bell.png' };
  const { image, image_problem } = await fetchAt(at('vendor.test', '/old.png'));
  expect(image_problem).toBeNull();
  expect((await app.rest('GET', `/images/thumbnails/${image}.webp`)).status).toBe(200);
});

test('follows no redirect to a private address', async () => {
  answers['/inside'] = { status: 302, location: at('inside.test', '/bell.png') };
  expect(await fetchAt(at('vendor.test', '/inside'))).toEqual({
    image: null,
    image_problem: 'NOT_PUBLIC',
  });
});

test.each([
  ['no picture', () => ({ body: Buffer.from('<html>') }), 'BAD_IMAGE'],
  ['more than 10 MB', () => ({ body: Buffer.alloc(10_000_001) }), 'BAD_IMAGE'],
  ['nothing there', () => ({ status: 404 }), 'BAD_IMAGE'],
  ['a server that fails', () => ({ status: 503 }), 'UNREACHABLE'],
])('names the reason: %s', async (_, answer, problem) => {
  answers['/bad'] = answer();
  expect((await fetchAt(at('vendor.test', '/bad'))).image_problem).toBe(problem);
});

test('fetches the others when one cannot be stored', async () => {
  answers['/bell.png'] = { body: await picture() };
  const imageUrl = at('vendor.test', '/bell.png');
  await given(app).thirdPartyArticle({ code: 'A-1', imageUrl });
  const put = vi.spyOn(app.services.files, 'put').mockRejectedValueOnce(new Error('disk full'));
  await expect(fetchAt(imageUrl)).rejects.toThrow('disk full');
  put.mockRestore();
  const rows = await app.db
    .selectFrom('third_party_article')
    .select(['image', 'image_problem'])
    .orderBy('code')
    .execute();
  expect(rows).toEqual([
    { image: null, image_problem: 'UNREACHABLE' },
    { image: expect.stringMatching(/^vendor-/), image_problem: null },
  ]);
});
