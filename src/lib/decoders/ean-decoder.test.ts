// @vitest-environment node
import { expect, test } from 'vitest';
import { checkDigit } from '#shared/ean.ts';
import { drawBars, eanBits, type Look, upcEBits } from '../testing/draw-ean.ts';
import { seeded } from '../testing/seeded.ts';
import { decodeEan } from './ean-decoder.ts';
import { toGrey } from './scan-picture.ts';

function createCode(length: number, random: () => number): string {
  const body = Array.from({ length: length - 1 }, () => Math.floor(random() * 10)).join('');
  return body + checkDigit(body);
}
const read = (code: string, look: Look = {}) => decodeEan(drawBars(eanBits(code), look));

test('reads every first digit of an EAN-13', () => {
  const random = seeded(1);
  for (let first = 0; first < 10; first++) {
    const body = `${first}${createCode(12, random).slice(0, 11)}`;
    const code = body + checkDigit(body);
    expect(read(code)).toBe(code);
  }
});

test('reads EAN-8, UPC-A as EAN-13 with a 0, and expanded UPC-E', () => {
  expect(read('96385074')).toBe('96385074');
  expect(read('036000291452')).toBe('0036000291452');
  // The sets of its digits say the check digit: 4 for 04252614.
  expect(decodeEan(drawBars(upcEBits('425261', 'GGLLGL')))).toBeNull();
  expect(decodeEan(drawBars(upcEBits('425261', 'GLGGLL')))).toBe('0042100005264');
});

const looks: [string, Look][] = [
  ['small', { module: 1.6 }],
  ['large', { module: 5.5 }],
  ['upside down', { degrees: 180 }],
  ['turned by 10°', { degrees: 10 }],
  ['turned by -10°', { degrees: -10 }],
  ['turned by 170°', { degrees: 170 }],
  ['upright', { degrees: 90, module: 2.5 }],
  ['blurred', { module: 3, blur: 1.8 }],
  ['noisy', { module: 3, noise: 40 }],
  ['pale', { paper: 150, ink: 100, noise: 4 }],
  ['in uneven light', { shade: 0.6, noise: 8 }],
  ['blurred, noisy and turned', { module: 3, blur: 1.2, noise: 15, degrees: 7 }],
  ['blurred, noisy and turned the other way', { module: 2.5, blur: 1, noise: 15, degrees: -9 }],
];

test.each(looks)('%s', (_name, look) => {
  const random = seeded(7);
  const codes = Array.from({ length: 3 }, () => createCode(13, random));
  expect(codes.map((code) => read(code, { ...look, random }))).toEqual(codes);
});

test('rejects a wrong check digit', () => {
  expect(read('4006381333932')).toBeNull();
});

test('reads nothing from noise, paper, stripes or a cut-off code', () => {
  const random = seeded(3);
  for (let turn = 0; turn < 4; turn++)
    expect(decodeEan(drawBars('0', { noise: 120, paper: 128, random }))).toBeNull();
  expect(decodeEan(drawBars('0'))).toBeNull();
  expect(decodeEan(drawBars('10'.repeat(50)))).toBeNull();
  expect(decodeEan(drawBars(eanBits('4006381333931').slice(0, 80)))).toBeNull();
});

test('reads the grey levels of a canvas', () => {
  const grey = toGrey([255, 255, 255, 255, 0, 0, 0, 255, 255, 0, 0, 255], 3, 1);
  expect([...grey.data]).toEqual([255, 0, 76]);
});
