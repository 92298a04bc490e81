import { mkdtempSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { pictureSizes } from '#shared/content/picture-sizes.ts';
import { finishPictures } from './sizes/finish-pictures.ts';
import { attachFiles } from './stored/stored-files.store.ts';
import { sweepFiles } from './sweep-files.ts';
import { startBucket } from './testing/bucket.ts';
import { pdfWith } from './testing/pdf-maker.ts';
import { hiddenRecord, original, sampleFeature } from './testing/sample-feature.ts';
import { listen, uploadWhole } from './testing/tus-client.ts';
import { deleteUploads, listFileKeys, noisePicture } from './testing/upload-rows.ts';
import { officeWith, zipWith } from './testing/zip-maker.ts';
import { storeFedFile } from './uploads/store-fed-file.ts';

let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.close());

const drawn = (width: number, height: number, background = '#3a7') =>
  sharp({ create: { width, height, channels: 4, background } });
const page = Buffer.from('<html><script>alert(1)</script>');
const located = (width = 2_000, height = 1_500) =>
  drawn(width, height)
    .flatten()
    .withExif({
      IFD0: { Copyright: 'Pannier' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1' },
    })
    .jpeg()
    .toBuffer();

describe.each(['folder', 's3'] as const)('originals in a %s', (kind) => {
  let app: TestApp;
  let port: number;
  let token: string;
  beforeAll(async () => {
    const config = kind === 's3' ? { files: bucket.files } : {};
    app = await startTestApp({ features: [sampleFeature], config });
    port = await listen(app);
    token = await app.login('dealer1');
  });
  afterAll(() => app.close());
  afterEach(() => deleteUploads(app));

  const send = (content: Buffer, name = 'Bike.JPEG') =>
    uploadWhole(port, token, { purpose: original.purpose, name, content });
  const upload = async (content: Buffer, name?: string): Promise<string> =>
    (await send(content, name)).body.id;
  const fetched = (path: string, user = token) =>
    new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>((done) => {
      const headers = { host: 'localhost', authorization: `Bearer ${user}` };
      get({ port, host: '127.0.0.1', path, headers }).on('response', async (answer) =>
        done({ status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }),
      );
    });
  const sizesOf = async (id: string) => {
    const { sizes } = await app.db
      .selectFrom('stored_file as f')
      .innerJoin('stored_content as c', 'c.hash', 'f.hash')
      .select('c.sizes')
      .where('f.id', '=', id)
      .executeTakeFirstOrThrow();
    return sizes;
  };
  const ready = (id: string) => expect.poll(() => sizesOf(id)).not.toBeNull();

  test('are answered byte for byte as attachments', async () => {
    const files: [Buffer, string, string][] = [
      [await located(), 'Bike.jpg', 'image/jpeg'],
      [await drawn(40, 30).png().toBuffer(), 'Bike.png', 'image/png'],
      [await drawn(40, 30).webp().toBuffer(), 'Bike.webp', 'image/webp'],
      [Buffer.concat([await located(), page]), 'Bike.jpg', 'image/jpeg'],
      [pdfWith(), 'Bike.pdf', 'application/pdf'],
      [await officeWith('powerpoint'), 'Bike.pptx', expect.stringContaining('presentationml')],
      [await zipWith({ 'a.txt': 'x' }), 'Bike.zip', 'application/zip'],
    ];
    for (const [content, name, type] of files) {
      const { status, headers, body } = await fetched(`/files/${await upload(content, name)}`);
      expect([name, status, body.equals(content)]).toEqual([name, 200, true]);
      expect(headers).toMatchObject({
        'content-type': type,
        'content-disposition': expect.stringContaining(`attachment; filename="${name}"`),
        'content-security-policy': expect.stringContaining('sandbox'),
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
    }
  });

  test('get sizes without metadata, each with a WebP', async () => {
    const id = await upload(await located(3_000, 2_000));
    await ready(id);
    for (const [size, side] of Object.entries(pictureSizes)) {
      const plain = await fetched(`/files/${id}/sizes/${size}`);
      const webp = await fetched(`/files/${id}/sizes/${size}?as=webp`);
      expect(String(plain.headers['content-disposition'])).toContain(`"Bike-${side}.jpg"`);
      expect(webp.headers['content-type']).toBe('image/webp');
      for (const { body } of [plain, webp]) {
        const { width, height, exif, xmp } = await sharp(body).metadata();
        expect([width, height, exif, xmp]).toEqual([
          side,
          Math.round(side / 1.5),
          undefined,
          undefined,
        ]);
      }
    }
    expect((await fetched(`/files/${id}/sizes/huge`)).status).toBe(404);
    expect((await fetched(`/files/${id}/sizes/constructor`)).status).toBe(404);
    const small = await fetched(`/files/${id}/thumbnail`);
    expect(await sharp(small.body).metadata()).toMatchObject({ format: 'webp', width: 320 });
  });

  test('are deleted with their sizes', async () => {
    const id = await upload(await located());
    await ready(id);
    expect(await listFileKeys(app)).toHaveLength(9);
    await app.db
      .updateTable('stored_file')
      .set({ created_at: sql<Date>`now() - interval '25 hours'` })
      .execute();
    await sweepFiles(app.services);
    expect(await listFileKeys(app)).toEqual([]);
  });

  if (kind === 's3') return;

  test('are upright, transparent and never enlarged in their sizes', async () => {
    const turned = await drawn(60, 20).flatten().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const clear = await drawn(50, 50, '#0000').png().toBuffer();
    const [upright, transparent] = [await upload(turned), await upload(clear, 'a.png')];
    await ready(upright);
    await ready(transparent);
    expect(await sizesOf(upright)).toMatchObject({
      thumbnail: { width: 20, height: 60 },
      high: { width: 20, height: 60, type: 'image/jpeg' },
    });
    expect(await sizesOf(transparent)).toMatchObject({ low: { width: 50, type: 'image/png' } });
    const { body, headers } = await fetched(`/files/${transparent}/sizes/low`);
    expect(String(headers['content-disposition'])).toContain('"a-50.png"');
    expect((await sharp(body).stats()).isOpaque).toBe(false);
  });

  test('are refused by kind, format, size and pixels', async () => {
    const gif = await drawn(40, 30).gif().toBuffer();
    const head = await drawn(1, 1).png().toBuffer();
    head.writeUInt32BE(50_000, 16);
    head.writeUInt32BE(50_000, 20);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    const photo = await located();
    const refused = [
      [gif, 'FILE_KIND'],
      [svg, 'FILE_KIND'],
      [page, 'FILE_KIND'],
      [head, 'FILE_PIXELS'],
      [photo.subarray(0, photo.length - 2_000), 'FILE_DAMAGED'],
      [await noisePicture(900), 'FILE_TOO_LARGE'],
    ] as const;
    for (const [content, code] of refused) {
      const { status, body } = await send(content);
      expect([status, body.code]).toEqual([422, code]);
      if (code === 'FILE_TOO_LARGE') expect(body).toMatchObject({ maxBytes: 2_000_000 });
    }
    const pdf = Buffer.concat([pdfWith([`(${'x'.repeat(2_100_000)})`])]);
    expect((await send(pdf, 'a.pdf')).status).toBe(200);
  });

  test('are never delivered by a signed address', async () => {
    const id = await upload(await located());
    expect((await fetched(`/files/${id}/address`)).status).toBe(404);
    expect((await fetched(app.app.fileSigner.createAddress(id))).status).toBe(404);
  });

  test('are delivered by the feature, also to other organisations', async () => {
    const viewer = {
      userId: (
        await app.db
          .selectFrom('app_user')
          .select('id')
          .where('username', '=', 'dealer1')
          .executeTakeFirstOrThrow()
      ).id,
      sorg: '2000',
    };
    const [shown, hidden, mine] = [
      await upload(await located()),
      await upload(pdfWith()),
      await upload(pdfWith(['(a)'])),
    ];
    await ready(shown);
    await attachFiles(app.db, viewer, original.purpose, [shown], 'record');
    await attachFiles(app.db, viewer, original.purpose, [hidden], hiddenRecord);
    const foreign = await app.login('dealer9');
    const status = async (path: string) => (await app.rest('GET', path, { token: foreign })).status;
    const paths = (id: string) => [`/files/${id}`, `/files/${id}/sizes/low`];
    for (const path of paths(shown)) expect(await status(path)).toBe(200);
    for (const path of [...paths(hidden), ...paths(mine)]) expect(await status(path)).toBe(404);
  });

  test('lose their place where it is to be removed', async () => {
    const photo = await located();
    const { body } = await send(photo);
    expect(body).toMatchObject({ hasPlace: true, type: 'image/jpeg' });
    const again = await upload(photo, 'Other.jpg');
    await app.db
      .updateTable('stored_file')
      .set({ removes_place: true })
      .where('id', '=', body.id)
      .execute();
    const { body: clean } = await fetched(`/files/${body.id}`);
    expect(clean).toHaveLength(photo.length);
    expect((await sharp(clean).metadata()).exif?.includes('Pannier')).toBe(true);
    expect(clean.equals(photo)).toBe(false);
    expect((await fetched(`/files/${again}`)).body.equals(photo)).toBe(true);
    await app.db
      .updateTable('stored_file')
      .set({ removes_place: true })
      .where('id', '=', again)
      .execute();
    await finishPictures(app.services);
    const contents = await app.db
      .selectFrom('stored_content')
      .select(['has_place', 'place'])
      .execute();
    expect(contents).toEqual([{ has_place: false, place: `stored/${body.id}` }]);
    await ready(again);
    expect(await listFileKeys(app)).toHaveLength(9);
  });

  test('of a feed are stored once and get their sizes', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'pannier-fed-')), 'photo');
    const store = (content: Buffer) => {
      writeFileSync(path, content);
      const file = { sorg: '2000', ownerId: 'record', name: 'Bike.jpeg', path };
      return storeFedFile(app.services, original, file);
    };
    const photo = await located(1_700, 1_200);
    const id = await store(photo);
    expect(await store(photo)).toBe(id);
    await expect(store(page)).rejects.toThrow('kind');
    expect(await sizesOf(id)).toBeNull();
    await finishPictures(app.services);
    await ready(id);
    const { headers } = await fetched(`/files/${id}/sizes/low`);
    expect(String(headers['content-disposition'])).toContain('"Bike-800.jpg"');
    expect((await fetched(`/files/${id}`)).body.equals(photo)).toBe(true);
  });
});
