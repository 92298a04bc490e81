import { expect, test } from 'vitest';
import { isPhoto } from './photo-content.ts';

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

test.each([
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], true],
  ['a WebP', letters('RIFF\0\0\0\0WEBP'), true],
  ['a HEIC', letters('\0\0\0\x18ftypheic'), true],
  ['a video', letters('\0\0\0\x18ftypmp42'), false],
  ['a PDF', letters('%PDF-1.7'), false],
  ['an SVG', letters('<svg xmlns="http:'), false],
  ['nothing', [], false],
])('tells by the content whether %s is a photo', async (_name, bytes, is) => {
  expect(await isPhoto(new File([new Uint8Array(bytes)], 'a.jpg'))).toBe(is);
});
