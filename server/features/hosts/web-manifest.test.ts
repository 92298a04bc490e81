import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { forgetHosts } from './hosts.public.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const get = (url: string, host: string) => test.rest('GET', url, { headers: { host } });
const setUp = async (host: string, webTitle: string, config: object) => {
  const row = { sorg: '3000', web_title: webTitle, languages: ['de'] };
  await test.db
    .insertInto('host')
    .values({ host, ...row, config: JSON.stringify(config) })
    .execute();
  forgetHosts(test.db);
};
const fetchPicture = async (name: string, host: string) => {
  const answer = await test.app.inject({ url: `/manifests/${name}`, headers: { host } });
  return sharp(answer.rawPayload);
};

describe('the web manifest of a host', () => {
  it('builds the manifest of a host that only a feed has defined', async () => {
    await setUp('rad.example', 'Radwerk Händlerportal', { brandColor: '#123456' });
    const { status, body, headers } = await get('/manifests/app.webmanifest', 'rad.example');
    expect([status, headers['content-type']]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
    ]);
    expect(body).toMatchObject({
      name: 'Radwerk Händlerportal',
      short_name: 'Radwerk',
      lang: 'de',
      theme_color: '#123456',
      shortcuts: [
        { name: 'Schnellbestellung', url: '/catalog/fast-order' },
        { name: 'Barcode scannen' },
        { name: 'Warenkorb', url: '/cart' },
      ],
      share_target: { action: '/share/order-file', method: 'POST' },
    });
    expect((await get('/manifests/mappingManifest.json', 'rad.example')).body).toEqual([
      expect.objectContaining({
        domains: ['rad.example'],
        manifest: '/manifests/app.webmanifest',
      }),
    ]);
  });

  it.each(['localhost', 'us.localhost', 'de.localhost', 'id.localhost'])(
    'completes what the folder has for %s',
    async (host) => {
      const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
      const row = read('manifests/mappingManifest.json').find(
        ({ domains }: { domains: string[] }) => domains.includes(host),
      );
      expect((await get('/manifests/mappingManifest.json', host)).body).toEqual([
        { ...row, domains: [host] },
      ]);
      const { start_url, icons, share_target } = read(row.manifest.slice(1));
      expect((await get(row.manifest, host)).body).toMatchObject({
        start_url,
        icons,
        share_target,
      });
      for (const icon of [row.shortCutIcon, row.appleTouchIcon])
        expect((await test.app.inject({ url: icon, headers: { host } })).statusCode).toBe(200);
    },
  );

  it('lists existing icons in the sizes browsers ask for', async () => {
    const { body } = await get('/manifests/app.webmanifest', 'us.localhost');
    expect(body.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    );
    for (const { src, sizes } of body.icons) {
      const { width, height } = await (
        await fetchPicture(src.slice(11), 'us.localhost')
      ).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it('draws the logo on white, or a mark in the brand color', async () => {
    const red = { width: 40, height: 40, channels: 3 as const, background: '#ff0000' };
    const logo = await sharp({ create: red }).webp({ lossless: true }).toBuffer();
    await test.services.files.put('images/logo-red.webp', logo, 'image/webp');
    await setUp('logo.example', 'Logo', { webLogo: 'logo-red' });
    await setUp('plain.example', 'Plain', { brandColor: '#00ff00' });
    const pixel = async (host: string, at: number) => {
      const picture = (await fetchPicture('icon-192.png', host)).removeAlpha();
      return [...(await picture.raw().toBuffer()).subarray(at * 3, at * 3 + 3)];
    };
    const center = 96 * 192 + 96;
    expect(await pixel('logo.example', center)).toEqual([255, 0, 0]);
    expect(await pixel('logo.example', 0)).toEqual([255, 255, 255]);
    expect(await pixel('plain.example', 0)).toEqual([0, 255, 0]);
  });

  // F003
  it('returns 404 for unknown hosts and where it is switched off', async () => {
    await setUp('off.example', 'Off', { flags: { WEB_MANIFEST: false } });
    for (const host of ['nobody.example', 'off.example'])
      for (const file of ['app.webmanifest', 'mappingManifest.json'])
        expect((await get(`/manifests/${file}`, host)).status).toBe(404);
    for (const file of ['icon-193.png', 'other.webmanifest', '..%2Fpackage.webmanifest'])
      expect((await get(`/manifests/${file}`, 'us.localhost')).status).toBe(404);
  });
});

it('redirects a file shared without a worker to fast order', async () => {
  const { status, headers } = await test.rest('POST', '/share/order-file', {});
  expect([status, headers.location]).toEqual([303, '/catalog/fast-order']);
});
