import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findPlace, withoutPlace } from './picture-place.ts';

const exif = {
  IFD0: { Copyright: 'Pannier' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1' },
};
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="48,8.0N"/></rdf:RDF></x:xmpmeta>`;

const plain = () => sharp({ create: { width: 40, height: 30, channels: 3, background: 'green' } });
const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

test.each(['jpeg', 'png', 'webp'] as const)('removes the place from a %s', async (format) => {
  const located = {
    exif: await plain().withExif(exif).toFormat(format).toBuffer(),
    xmp: await plain().withXmp(xmp).toFormat(format).toBuffer(),
    both: await plain().withExif(exif).withXmp(xmp).toFormat(format).toBuffer(),
  };
  for (const [what, bytes] of Object.entries(located)) {
    expect([what, findPlace(bytes)]).toEqual([what, true]);
    const clean = withoutPlace(bytes);
    expect([what, findPlace(clean)]).toEqual([what, false]);
    expect(clean.toString('latin1')).not.toContain('48,8');
    expect((await pixels(clean)).equals(await pixels(bytes))).toBe(true);
    const { exif: kept } = await sharp(clean).metadata();
    if (what !== 'xmp') expect(kept?.toString('latin1')).toContain('Pannier');
  }
});

test('finds the place in a picture behind the first one', async () => {
  const located = await plain().withExif(exif).jpeg().toBuffer();
  const both = Buffer.concat([await plain().jpeg().toBuffer(), located]);
  expect(findPlace(both)).toBe(true);
  expect(findPlace(withoutPlace(both))).toBe(false);
  expect(withoutPlace(both)).toHaveLength(both.length);
});

test('leaves a picture without a place as it is', async () => {
  const bytes = await plain()
    .withExif({ IFD0: { Copyright: 'Pannier' } })
    .jpeg()
    .toBuffer();
  expect(findPlace(bytes)).toBe(false);
  expect(withoutPlace(bytes).equals(bytes)).toBe(true);
});

test('reads every cut of a file and every wrong offset', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const bytes = await plain().withExif(exif).withXmp(xmp).toFormat(format).toBuffer();
    for (let length = 12; length < bytes.length; length += 1) {
      withoutPlace(bytes.subarray(0, length));
      const wrong = Buffer.from(bytes);
      wrong.fill(0xff, length - 4, length);
      withoutPlace(wrong);
    }
  }
});
