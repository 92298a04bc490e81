import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { drawSizes } from './draw-sizes.ts';

const folder = mkdtempSync(join(tmpdir(), 'pannier-draw-'));
afterAll(() => rmSync(folder, { recursive: true }));

const plain = (channels: 3 | 4, background: string) =>
  sharp({ create: { width: 400, height: 300, channels, background } });

async function draw(picture: Sharp) {
  const path = join(folder, crypto.randomUUID());
  writeFileSync(path, await picture.toBuffer());
  return drawSizes(path);
}

test.each<[string, () => Sharp, string]>([
  ['a CMYK JPEG', () => plain(3, '#3a7').toColourspace('cmyk').jpeg(), 'image/jpeg'],
  ['a grey PNG', () => plain(3, '#777').toColourspace('b-w').png(), 'image/jpeg'],
  ['a grey PNG with transparency', () => plain(4, '#7778').toColourspace('b-w').png(), 'image/png'],
  ['a PNG of 16 bits', () => plain(3, '#3a7').toColourspace('rgb16').png(), 'image/jpeg'],
  ['a PNG with a palette', () => plain(4, '#3a78').png({ palette: true }), 'image/png'],
  ['a PNG that is opaque', () => plain(4, '#3a7').png(), 'image/jpeg'],
  ['a WebP with transparency', () => plain(4, '#3a70').webp(), 'image/png'],
])('draws %s', async (_what, make, type) => {
  const sizes = await draw(make());
  expect(sizes.map(({ size }) => size)).toEqual(['high', 'medium', 'low', 'thumbnail']);
  for (const drawn of sizes) {
    const { format, width, height, space } = await sharp(drawn.plain).metadata();
    expect([`image/${format}`, drawn.type]).toEqual([type, type]);
    expect({ width, height }).toEqual({ width: drawn.width, height: drawn.height });
    expect(space).toMatch(/^(srgb|b-w)$/);
    expect((await sharp(drawn.webp).metadata()).format).toBe('webp');
  }
  expect(sizes.map(({ width }) => width)).toEqual([400, 400, 400, 320]);
});

test('goes on after a picture that cannot be drawn', async () => {
  const path = join(folder, 'damaged');
  writeFileSync(path, 'no picture');
  const damaged = drawSizes(path);
  const next = draw(plain(3, '#3a7').png());
  await expect(damaged).rejects.toThrow();
  expect(await next).toHaveLength(4);
});
