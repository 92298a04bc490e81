// @vitest-environment node
import { expect, test } from 'vitest';
import { code39Bits, toWidths } from '../testing/draw-frame-codes.ts';
import { createText, seeded } from '../testing/seeded.ts';
import { readCode39 } from './code39-decoder.ts';

const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%';
const read = (text: string, wide = 3) => readCode39(toWidths(code39Bits(text, wide)));

test('reads every character, with wide parts of 2 and 3 modules', () => {
  expect(read(characters, 2)).toBe(characters);
  expect(read(characters, 3)).toBe(characters);
});

test('reads back 10,000 texts of random characters', () => {
  const random = seeded(39);
  for (let turn = 0; turn < 10_000; turn++) {
    const text = createText(characters, 1, 20, random);
    expect(read(text, 2 + (turn % 2))).toBe(text);
  }
});

test('leaves pairs of full ASCII as they are', () => {
  expect(read('+A/A')).toBe('+A/A');
});

test('refuses a missing star at either end, and an empty text', () => {
  const bits = code39Bits('ALC2610001');
  expect(readCode39(toWidths(bits.slice(16)))).toBeNull();
  expect(readCode39(toWidths(bits.slice(0, -16)))).toBeNull();
  expect(readCode39(toWidths(code39Bits('')))).toBeNull();
});

test('needs the white before and after the code', () => {
  expect(readCode39(toWidths(code39Bits('ALC2610001'), 5))).toBe('ALC2610001');
  expect(readCode39(toWidths(code39Bits('ALC2610001'), 3))).toBeNull();
});

test('refuses parts that are neither wide nor narrow', () => {
  const widths = toWidths(code39Bits('ALC2610001'));
  // The first bar of the second character is wide; half way to narrow it could be either.
  expect(widths[11]).toBe(3);
  widths[11] = 1.2;
  expect(readCode39(widths)).toBeNull();
});

test('refuses characters of different widths', () => {
  const widths = toWidths(code39Bits('ALC2610001'));
  for (let index = 31; index < 40; index++) widths[index] = (widths[index] ?? 0) * 1.5;
  expect(readCode39(widths)).toBeNull();
});

test('reads spread ink, which makes bars wider and spaces narrower', () => {
  const widths = toWidths(code39Bits('ALC2610001'));
  const spread = widths.map((width, index) => width + (index % 2 === 1 ? 0.4 : -0.4));
  expect(readCode39(spread)).toBe('ALC2610001');
});
