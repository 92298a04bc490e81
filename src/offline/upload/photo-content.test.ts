import { expect, test } from 'vitest';
import { isPhoto } from './photo-content.ts';

test.each([
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], true],
  ['a WebP', [...Buffer.from('RIFF\0\0\0\0WEBP')], true],
  ['a HEIC', [...Buffer.from('\0\0\0\x18ftypheic')], true],
  ['a PDF', [...Buffer.from('%PDF-1.7')], false],
  ['an SVG', [...Buffer.from('<svg xmlns="http:')], false],
  ['nothing', [], false],
])('tells by the content whether %s is a photo', async (_name, bytes, is) => {
  expect(await isPhoto(new File([new Uint8Array(bytes)], 'a.jpg'))).toBe(is);
});
