// @vitest-environment node
import { expect, test } from 'vitest';
import { checkDigit } from '#shared/ean.ts';
import { drawBars, eanBits, type Look } from '../testing/draw-ean.ts';
import { code39Bits, code128Bits, code128Values } from '../testing/draw-frame-codes.ts';
import { createText, seeded } from '../testing/seeded.ts';
import { decodeEan } from './ean-decoder.ts';
import { decodeFrameCode, decodeFrameLine } from './frame-code-decoder.ts';
import type { GreyPicture } from './scan-picture.ts';

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = '0123456789';
const number = 'ALC2610001';
const code128 = (text: string) => code128Bits(code128Values(text));
const codes: [string, string, string][] = [
  ['Code 128', 'WSBC604123456Y', code128('WSBC604123456Y')],
  ['Code 39', number, code39Bits(number)],
  ['narrow Code 39', number, code39Bits(number, 2)],
];
const draw = (bits: string, look: Look = {}) => drawBars(bits, { module: 2.4, ...look });

const looks: [string, Look][] = [
  ['small', { module: 1.6 }],
  ['upside down', { degrees: 180 }],
  ['turned by 10°', { degrees: 10 }],
  ['turned by -10°', { degrees: -10 }],
  ['turned by 170°', { degrees: 170 }],
  ['upright', { degrees: 90, module: 1.6 }],
  ['blurred', { blur: 1 }],
  ['noisy', { noise: 25 }],
  ['pale', { paper: 150, ink: 100, noise: 3 }],
  ['in uneven light', { shade: 0.6, noise: 8 }],
  ['blurred, noisy and turned', { blur: 0.9, noise: 12, degrees: 7 }],
  ['blurred, noisy and turned to the left', { blur: 0.9, noise: 12, degrees: -9 }],
];

test.each(looks)('reads frame codes %s', (_name, look) => {
  for (const [name, text, bits] of codes)
    expect([name, decodeFrameCode(draw(bits, { ...look, random: seeded(7) }))]).toEqual([
      name,
      text,
    ]);
});

/** Draws over part of each row of a picture, by shares of its width and height. */
function damage(
  picture: GreyPicture,
  isDamaged: (x: number, y: number) => boolean,
  value: () => number,
): GreyPicture {
  for (const index of picture.data.keys()) {
    const x = (index % picture.width) / picture.width;
    const y = Math.floor(index / picture.width) / picture.height;
    if (isDamaged(x, y)) picture.data[index] = value();
  }
  return picture;
}

test.each(codes)('reads %s with scratched and dirty rows', (_name, text, bits) => {
  const random = seeded(4);
  // Only the rows between 55 % and 66 % of the height are whole.
  const isDamaged = (x: number, y: number) => (y < 0.55 || y > 0.66) && x > 0.42 && x < 0.5;
  expect(decodeFrameCode(damage(draw(bits), isDamaged, () => random() * 255))).toBe(text);
});

test.each(codes)('reads no %s that is damaged in every row', (_name, _text, bits) => {
  const random = seeded(4);
  const isDamaged = (x: number) => x > 0.42 && x < 0.5;
  expect(decodeFrameCode(damage(draw(bits), isDamaged, () => random() * 255))).toBeNull();
  expect(decodeFrameCode(damage(draw(bits), isDamaged, () => 230))).toBeNull();
});

test('reads the code in the middle of a label with three', () => {
  const rows = ['ABOVE001', number, 'BELOW001'].map((text) => draw(code128(text)));
  const [above, picture, below] = rows as [GreyPicture, GreyPicture, GreyPicture];
  const { width, height } = picture;
  // The middle code is only 24 pixels high; the others follow directly above and below it.
  for (const index of picture.data.keys()) {
    const fromMiddle = Math.floor(index / width) - height / 2;
    const other = fromMiddle < 0 ? above : below;
    if (Math.abs(fromMiddle) > 12) picture.data[index] = other.data[index] ?? 0;
  }
  expect(decodeFrameCode(picture)).toBe(number);
});

test('refuses a Code 128 with a wrong check character', () => {
  const values = code128Values('WSBC604123456Y');
  const last = values.length - 1;
  values[last] = ((values[last] ?? 0) + 1) % 103;
  expect(decodeFrameCode(draw(code128Bits(values)))).toBeNull();
});

test('takes no Code 39 of three characters, which could be chance', () => {
  expect(decodeFrameCode(draw(code39Bits('A12')))).toBeNull();
  expect(decodeFrameCode(draw(code39Bits('A123')))).toBe('A123');
});

test('reads no EAN as a frame code, and no frame code as an EAN', () => {
  const random = seeded(9);
  for (let turn = 0; turn < 4; turn++) {
    const body = createText(digits, 12, 12, random);
    const ean = eanBits(body + checkDigit(body));
    expect(decodeFrameCode(draw(ean, { module: 3, noise: 10, random }))).toBeNull();
    const frame = createText(capitals + digits, 8, 12, random);
    for (const bits of [code128(frame), code39Bits(frame)])
      expect(decodeEan(draw(bits, { noise: 10, random }))).toBeNull();
  }
});

/** Brightness along a line over bars, two samples for each module. */
function toLine(modules: string): Float64Array {
  const quiet = '0'.repeat(10);
  return Float64Array.from(
    [...`${quiet}${modules}${quiet}`].flatMap((bit) => Array(2).fill(bit === '1' ? 30 : 220)),
  );
}

test('reads no line of 3,000 random EANs or of random bars', () => {
  const random = seeded(10);
  for (let turn = 0; turn < 3_000; turn++) {
    const body = createText(digits, 12, 12, random);
    expect(decodeFrameLine(toLine(eanBits(body + checkDigit(body))))).toBeNull();
    const bars = `1${createText('01', 60, 300, random)}1`;
    expect(decodeFrameLine(toLine(bars))).toBeNull();
  }
});

test('reads lines of frame codes in both directions', () => {
  for (const [, text, bits] of codes) {
    expect(decodeFrameLine(toLine(bits))).toBe(text);
    expect(decodeFrameLine(toLine(bits).reverse())).toBe(text);
  }
});

/** A picture of a page with letters of 5 by 7 dots. */
function drawPage(random: () => number, size: number): GreyPicture {
  const letters = Array.from({ length: 26 }, () => createText('01', 35, 35, random));
  const page = draw('0', { noise: 6, random });
  const columns = Math.floor(page.width / (6 * size));
  const text = createText(capitals, 4_000, 4_000, random);
  const isInk = (px: number, py: number) => {
    const [column, row] = [Math.floor(px / (6 * size)), Math.floor(py / (9 * size))];
    const [x, y] = [Math.floor(px / size) % 6, Math.floor(py / size) % 9];
    const letter = letters[capitals.indexOf(text[row * columns + column] ?? 'A')];
    return x < 5 && y < 7 && letter?.[y * 5 + x] === '1';
  };
  for (const index of page.data.keys())
    if (isInk(index % page.width, Math.floor(index / page.width))) page.data[index] = 30;
  return page;
}

test('reads nothing from paper, noise, stripes and printed text', () => {
  const random = seeded(3);
  expect(decodeFrameCode(draw('0'))).toBeNull();
  expect(decodeFrameCode(draw('10'.repeat(100)))).toBeNull();
  for (let turn = 0; turn < 2; turn++) {
    expect(decodeFrameCode(draw('0', { noise: 120, paper: 128, random }))).toBeNull();
    expect(decodeFrameCode(drawPage(random, 2 + turn))).toBeNull();
  }
});

test('reads a code on a dark frame from the sticker alone', () => {
  const [[, text = '', bits = ''] = []] = codes;
  const margin = '0'.repeat(10);
  const picture = draw(`${'1'.repeat(14)}${margin}${bits}${margin}${'1'.repeat(14)}`);
  expect(decodeFrameCode(picture)).toBe(text);
});
