import { expect, test } from 'vitest';
import { toPicture } from '../testing/content-files.ts';
import { choosePictureUrl, listPictureSizes } from './picture-sizes.rules.ts';

const widths = (change: object) =>
  listPictureSizes(toPicture(change)).map(({ name, width }) => `${name} ${width}`);

test('lists the sizes that are made', () => {
  expect(widths({})).toEqual(['thumbnail 320', 'low 800', 'medium 1600', 'high 2560']);
  expect(widths({ hiFileUrl: null, lowFileUrl: null })).toEqual(['thumbnail 320', 'medium 1600']);
});

test('lists equal sizes of a small original once', () => {
  expect(widths({ width: 600, height: 900 })).toEqual(['thumbnail 213', 'low 533', 'medium 600']);
});

test.each([
  [300, 1, '/files/f1/thumbnail?as=webp'],
  [300, 2, '/files/f1/low?as=webp'],
  [1600, 3, '/files/f1/high?as=webp'],
])('chooses the size for %i pixels at %i times', (width, density, url) => {
  expect(choosePictureUrl(toPicture(), width, density)).toBe(url);
});

test('takes the original until a size is made', () => {
  const none = { thumbnailUrl: null, lowFileUrl: null, medFileUrl: null, hiFileUrl: null };
  expect(choosePictureUrl(toPicture(none), 300, 1)).toBe('/files/f1');
});
