import { expect, test } from 'vitest';
import { hasCameraData, readTakenAt, withoutCameraData, withTakenAt } from './camera-data.ts';
import { saysPlace } from './says-place.ts';

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** A JPEG with the Exif data of a camera: a time, its zone, and a text for the place. */
function jpegOf(time: string, { zone = '', little = false } = {}): File {
  const tiff = new DataView(new ArrayBuffer(160));
  const put = (at: number, text: string) =>
    letters(text).forEach((byte, nth) => {
      tiff.setUint8(at + nth, byte);
    });
  put(0, little ? 'II' : 'MM');
  tiff.setUint16(2, 42, little);
  tiff.setUint32(4, 8, little);
  const field = (at: number, tag: number, count: number, value: number) => {
    tiff.setUint16(at, tag, little);
    tiff.setUint16(at + 2, 2, little);
    tiff.setUint32(at + 4, count, little);
    tiff.setUint32(at + 8, value, little);
  };
  tiff.setUint16(8, 1, little);
  field(10, 0x8769, 1, 30);
  tiff.setUint16(30, zone ? 2 : 1, little);
  field(32, 0x9003, 20, 70);
  field(44, 0x9011, 7, 100);
  put(70, time);
  put(100, zone);
  put(120, 'GPS 48.1');
  const exif = [...letters('Exif'), 0, 0, ...new Uint8Array(tiff.buffer)];
  const bytes = [0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2, ...exif, 0xff, 0xda, 0, 2, 7, 7];
  return new File([new Uint8Array(bytes)], 'front.jpg', { type: 'image/jpeg', lastModified: 5 });
}

test.each([false, true])('reads the time with the zone of the camera', async (little) => {
  const photo = jpegOf('2025:11:20 09:12:33', { zone: '+07:00', little });
  expect((await readTakenAt(photo))?.toISOString()).toBe('2025-11-20T02:12:33.000Z');
});

test('takes the zone of the device where the camera says none', async () => {
  const local = new Date('2025-11-20T09:12:33').valueOf();
  expect((await withTakenAt(jpegOf('2025:11:20 09:12:33'))).lastModified).toBe(local);
});

test.each(['1970:01:01 00:00:00', '2999:01:01 00:00:00', '0000:00:00 00:00:00', 'yesterday'])(
  'does not believe the time %s',
  async (time) => {
    expect((await withTakenAt(jpegOf(time))).lastModified).toBe(0);
  },
);

test('bears data that is cut off', async () => {
  const photo = jpegOf('2025:11:20 09:12:33');
  for (let length = 0; length < 100; length += 1)
    expect(await readTakenAt(photo.slice(0, length))).toBeNull();
});

test('reads what a WebP photo has behind its picture', async () => {
  const data = jpegOf('2025:11:20 09:12:33', { zone: '+07:00' }).slice(12);
  const photo = new File([new Uint8Array(700_000), data], 'front.webp', { type: 'image/webp' });
  expect(await hasCameraData(photo)).toBe(true);
  expect((await readTakenAt(photo))?.toISOString()).toBe('2025-11-20T02:12:33.000Z');
});

test('finds the place of a photo by its field', async () => {
  const photo = jpegOf('2025:11:20 09:12:33');
  expect(await saysPlace(photo)).toBe(false);
  const bytes = new Uint8Array(await photo.arrayBuffer());
  const tag = bytes.findIndex((byte, at) => byte === 0x87 && bytes[at + 1] === 0x69);
  bytes.set([0x88, 0x25], tag);
  expect(await saysPlace(new File([bytes], 'front.jpg'))).toBe(true);
  expect(await saysPlace(new File(['<x exif:GPSLatitude="48,8N"/>'], 'a.jpg'))).toBe(true);
});

test('takes the place out of a photo that cannot be drawn', async () => {
  const photo = jpegOf('2025:11:20 09:12:33');
  expect(await photo.text()).toContain('GPS 48.1');
  const clean = await withoutCameraData(photo);
  expect(await hasCameraData(photo)).toBe(true);
  expect(await hasCameraData(clean)).toBe(false);
  expect([...new Uint8Array(await clean.arrayBuffer())]).toEqual([
    0xff, 0xd8, 0xff, 0xda, 0, 2, 7, 7,
  ]);
});
