import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formOf, sendForm } from '#server/files/testing/multipart-client.ts';
import { pdfWith } from '#server/files/testing/pdf-maker.ts';
import { begin, uploadWhole } from '#server/files/testing/tus-client.ts';
import { visitPhotoPlaces } from '#shared/visits/visit-photos.rules.ts';
import { codes, startVisits, type Visits } from './testing/visits.harness.ts';

let visits: Visits;
beforeAll(async () => {
  visits = await startVisits();
});
afterAll(() => visits.app.close());

const takenAt = '2026-03-01T10:11:12.000Z';

/** A photo as a camera takes it: with the place, the time and a comment. */
const cameraPhoto = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'green' } })
    .jpeg()
    .withExif({
      IFD0: { Copyright: '<script>alert(1)</script>' },
      IFD2: { DateTimeOriginal: '2026:03:01 10:11:12' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1' },
    })
    .toBuffer();

const send = async (name: string, content: Uint8Array) => {
  const file = { purpose: 'visits/photo', name, content };
  const { status, body } = await uploadWhole(visits.port, visits.staff, file);
  return [status, body.code];
};

describe('a photo (N126)', () => {
  test('loses the place, and keeps the time when it was taken', async () => {
    const sent = await cameraPhoto();
    expect(sent.includes('Exif')).toBe(true);
    const frontShop1 = await visits.upload(visits.staff, 'front.jpg', sent);
    const taken = [{ place: 'frontShop1', takenAt }];
    const { record } = await visits.create({ frontShop1, taken });
    expect(record.photos).toMatchObject([{ place: 'frontShop1', takenAt }]);
    const reply = await visits.app.app.inject({
      url: `/files/${frontShop1}`,
      headers: { host: 'localhost', authorization: `Bearer ${visits.staff}` },
    });
    expect(reply.statusCode).toBe(200);
    const { exif, xmp, iptc, format } = await sharp(reply.rawPayload).metadata();
    expect({ exif, xmp, iptc, format }).toEqual({ format: 'webp' });
  });

  test('is a picture by its bytes, whatever its name', async () => {
    const picture = await cameraPhoto();
    expect(await send('photo.pdf', picture)).toEqual([200, undefined]);
    expect(await send('photo.jpg', pdfWith(['(no photo)']))).toEqual([422, 'FILE_KIND']);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    expect(await send('photo.png', Buffer.from(svg))).toEqual([422, 'FILE_KIND']);
  });

  test('of 101 MB is refused before it is sent, one of 100 MB is not', async () => {
    const of = (bytes: number) =>
      begin(visits.port, visits.staff, { purpose: 'visits/photo', name: 'a.jpg', bytes });
    expect((await of(101_000_000)).body.code).toBe('FILE_TOO_LARGE');
    expect((await of(100_000_000)).status).toBe(201);
  });

  test('is read by those who see the visit', async () => {
    const frontShop1 = await visits.upload(visits.dealer);
    await visits.create({ frontShop1 }, { token: visits.dealer });
    const read = async (token: string) => {
      const headers = { host: 'localhost', authorization: `Bearer ${token}` };
      return (await visits.app.app.inject({ url: `/files/${frontShop1}`, headers })).statusCode;
    };
    expect(await read(visits.staff)).toBe(200);
    expect(await read(visits.stranger)).toBe(404);
  });

  test('without a credible time has none', async () => {
    const [frontShop1, frontShop2] = [await visits.upload(), await visits.upload()];
    const taken = [
      { place: 'frontShop1', takenAt: '1980-01-01T00:00:00Z' },
      { place: 'frontShop2', takenAt: '2099-01-01T00:00:00Z' },
    ];
    const { record } = await visits.create({ frontShop1, frontShop2, taken });
    expect(record.photos).toMatchObject([{ takenAt: null }, { takenAt: null }]);
  });
});

describe('the photos of a visit', () => {
  test('are eleven, in the order of their places, and no twelfth', async () => {
    const photos: Record<string, string> = {};
    for (const place of visitPhotoPlaces.toReversed()) photos[place] = await visits.upload();
    const { record } = await visits.create(photos);
    const places = record.photos.map(({ place }: { place: string }) => place);
    expect(places).toEqual(visitPhotoPlaces);
    expect(places).toHaveLength(11);
    const { errors } = await visits.create({ frontShop1: photos.frontShop1, frontShop5: 'x' });
    expect(errors?.[0]?.message).toContain('frontShop5');
  });

  test('stay when they are left out, and go with null', async () => {
    const [frontShop1, displayShop1] = [await visits.upload(), await visits.upload()];
    const taken = [{ place: 'frontShop1', takenAt }];
    const { record } = await visits.create({ frontShop1, displayShop1, taken });
    const placesOf = ({ photos }: { photos: { place: string; takenAt: string | null }[] }) =>
      photos.map((photo) => `${photo.place} ${photo.takenAt}`);
    const left = await visits.update(record.id, 1, { notes: 'New' });
    expect(placesOf(left.record)).toEqual([`frontShop1 ${takenAt}`, 'displayShop1 null']);
    const gone = await visits.update(record.id, 2, { displayShop1: null });
    expect(placesOf(gone.record)).toEqual([`frontShop1 ${takenAt}`]);
    const none = await visits.update(record.id, 3, { frontShop1: null });
    expect(codes(none)).toEqual(['input.frontShop1:PHOTO_REQUIRED']);
  });

  test('are replaced by one that is taken again', async () => {
    const { record } = await visits.createWhole();
    const again = await visits.upload();
    const changed = await visits.update(record.id, 1, { frontShop1: again });
    expect(changed.record.photos).toMatchObject([{ file: { id: again }, takenAt: null }]);
  });

  test('of other users and of other visits are not taken', async () => {
    const gone = ['input.files:FILE_GONE'];
    const frontShop1 = await visits.upload(visits.dealer);
    expect(codes(await visits.create({ frontShop1 }))).toEqual(gone);
    const { record } = await visits.createWhole();
    const used = record.photos[0].file.id;
    expect(codes(await visits.create({ frontShop1: used }))).toEqual(gone);
  });

  test('chosen in the same second are two, even when they are equal', async () => {
    const content = await cameraPhoto();
    const [frontShop1, frontShop2] = await Promise.all([
      visits.upload(visits.staff, 'IMG_1.jpg', content),
      visits.upload(visits.staff, 'IMG_1.jpg', content),
    ]);
    const { record } = await visits.create({ frontShop1, frontShop2 });
    expect(new Set([frontShop1, frontShop2]).size).toBe(2);
    expect(record.photoCount).toBe(2);
  });

  test('come with the visit in a form of several parts (B287)', async () => {
    const query = `mutation ($input: FormVisitInput!) { createFormVisit(input: $input) {
      userErrors { code } record { photoCount } } }`;
    const input = { id: randomUUID(), kind: 'polygon', custCode: '0002000001' };
    const sent = { query, variables: { input: { ...input, frontShop1: null } } };
    const files = { 0: { content: await cameraPhoto(), fileName: 'front.jpg' } };
    const parts = formOf(sent, { 0: ['variables.input.frontShop1'] }, files);
    const reply = await sendForm(visits.port, { token: visits.staff, parts });
    expect(reply?.data?.createFormVisit).toEqual({ userErrors: [], record: { photoCount: 1 } });
  });
});
