import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { letReset } from '#server/features/session/testing/reset.store.ts';
import { type BucketObjects, startBucket } from '#server/files/testing/bucket.ts';
import { startMailServer } from '#server/mail/testing/mail-server.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

const folder = mkdtempSync(join(tmpdir(), 'pannier-outages-'));
let test: TestApp | undefined;
afterEach(async () => {
  await test?.close();
  test = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const ready = async ({ rest }: TestApp, query = '') => {
  const { status, body } = await rest('GET', `/readyz${query}`);
  return [status, body.parts];
};
/** Results of checks are cached for a few seconds. */
const soon = { timeout: 20_000 };
const unavailable = { status: 503, body: { code: 'UNAVAILABLE' }, headers: { 'retry-after': '5' } };

it('waits for an unreachable bucket (M9)', async () => {
  const objects: BucketObjects = new Map();
  const bucket = await startBucket({ objects });
  const app = await startTestApp({ config: { files: bucket.files } });
  test = app;
  await app.services.files.put('images/a.webp', Buffer.from('a'), 'image/webp');
  await bucket.close();
  expect(await app.rest('GET', '/images/a.webp')).toMatchObject(unavailable);
  expect(await ready(app)).toEqual([503, { database: 'ok', disk: 'ok', files: 'failed' }]);
  const again = await startBucket({ objects, port: bucket.port });
  expect((await app.rest('GET', '/images/a.webp')).status).toBe(200);
  await expect.poll(() => ready(app), soon).toMatchObject([200, { files: 'ok' }]);
  await again.close();
}, 120_000);

it('waits for a folder that is not mounted (M9)', async () => {
  const files = join(folder, 'files');
  const app = await startTestApp({ config: { files: { kind: 'folder', folder: files } } });
  test = app;
  await app.services.files.put('images/a.webp', Buffer.from('a'), 'image/webp');
  renameSync(files, `${files}-away`);
  mkdirSync(files);
  expect(await app.rest('GET', '/images/a.webp')).toMatchObject(unavailable);
  expect(await ready(app)).toMatchObject([503, { files: 'failed' }]);
  rmSync(files, { recursive: true });
  renameSync(`${files}-away`, files);
  expect((await app.rest('GET', '/images/a.webp')).status).toBe(200);
  expect((await app.rest('GET', '/images/b.webp')).status).toBe(404);
  await expect.poll(() => ready(app), soon).toMatchObject([200, { files: 'ok' }]);
}, 120_000);

it('reports immediately that no mail can be sent (M9)', async () => {
  const port = await freePort();
  const mail = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'portal@dealer.example' };
  const app = await startTestApp({ config: { mail } });
  test = app;
  await letReset(app.db, true);
  const forgot = () => app.rest('POST', '/forgot-password', { body: { username: 'dealer1' } });
  expect(await ready(app)).toMatchObject([503, { database: 'ok', mail: 'failed' }]);
  expect(await ready(app, '?ignore=mail')).toMatchObject([200, { database: 'ok' }]);
  expect(await forgot()).toMatchObject(unavailable);
  const server = await startMailServer({ port });
  await expect.poll(() => ready(app), soon).toMatchObject([200, { mail: 'ok' }]);
  expect((await forgot()).status).toBe(204);
  await expect.poll(() => server.mails.length, soon).toBe(1);
  await server.close();
}, 120_000);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}
