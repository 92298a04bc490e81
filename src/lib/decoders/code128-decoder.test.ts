// @vitest-environment node
import { expect, test } from 'vitest';
import { code128Bits, code128Values, toWidths, withCheck } from '../testing/draw-frame-codes.ts';
import { createText, seeded } from '../testing/seeded.ts';
import { code128Patterns, code128Value, decodeCode128, readCode128 } from './code128-decoder.ts';

const { startA, fnc1 } = code128Value;
const [startB, startC] = [startA + 1, startA + 2];
const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).join('');
const read = (values: readonly number[]) => readCode128(toWidths(code128Bits(values)));

test('has a pattern of 11 modules and even bars for each value', () => {
  expect(code128Patterns).toHaveLength(106);
  expect(new Set(code128Patterns).size).toBe(106);
  for (const pattern of code128Patterns) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = [...pattern].map(Number);
    expect([a + b + c + d + e + f, (a + c + e) % 2]).toEqual([11, 0]);
  }
});

test('decodes a known symbol and its check character', () => {
  // PJJ123C begins in set A; the sum of its values is 878, which leaves 54.
  expect(decodeCode128([103, 48, 42, 42, 17, 18, 19, 35, 54])).toBe('PJJ123C');
  expect(decodeCode128([103, 48, 42, 42, 17, 18, 19, 35, 55])).toBeNull();
});

test('reads every character of ASCII', () => {
  for (const character of ascii) expect(read(code128Values(character))).toBe(character);
});

test('reads every pair of digits in set C', () => {
  const pairs = Array.from({ length: 100 }, (_, pair) => pair);
  const digits = pairs.map((pair) => String(pair).padStart(2, '0')).join('');
  expect(read(withCheck([startC, ...pairs]))).toBe(digits);
});

test('switches to another set and shifts one character', () => {
  // A: TAB, shift a, A; to B: b, shift TAB, c; to C: 12, 34; to A: TAB.
  const values = [startA, 73, 98, 65, 33, 100, 66, 98, 73, 67, 99, 12, 34, 101, 73];
  expect(read(withCheck(values))).toBe('\taAb\tc1234\t');
});

test('keeps FNC1 as the identifier of GS1 and between elements', () => {
  expect(read(code128Values('21ALC2610001', true))).toBe(']C121ALC2610001');
  expect(read(withCheck([startC, fnc1, 12, fnc1, 34]))).toBe(']C112\u001D34');
  expect(read(withCheck([startC, fnc1]))).toBeNull();
});

test.each([
  ['FNC2', [startB, 33, 97]],
  ['FNC3', [startA, 33, 96]],
  ['FNC4', [startB, 33, 100]],
  ['a start inside', [startB, 33, startC]],
  ['nothing between start and check', [startB]],
])('refuses a symbol with %s', (_name, values) => {
  expect(read(withCheck(values))).toBeNull();
});

test('reads back 10,000 texts of random characters', () => {
  const random = seeded(128);
  for (let turn = 0; turn < 10_000; turn++) {
    // Half are frame numbers, with many digits in a row; half are anything.
    const characters = turn % 2 === 0 ? 'ABCXYZ01234567890123456789-' : ascii;
    const text = createText(characters, 1, 20, random);
    const isGs1 = turn % 5 === 0;
    expect(read(code128Values(text, isGs1))).toBe(isGs1 ? `]C1${text}` : text);
  }
});

test('refuses every symbol with one wrong value', () => {
  const random = seeded(5);
  const values = code128Values('WSBC604123456Y');
  for (let at = 0; at < values.length; at++)
    for (let turn = 0; turn < 20; turn++) {
      const other = [...values];
      other[at] = ((values[at] ?? 0) + 1 + Math.floor(random() * 102)) % 103;
      expect(read(other)).toBeNull();
    }
});

test('needs the white before and after the code', () => {
  const bits = code128Bits(code128Values('ALC2610001'));
  expect(readCode128(toWidths(bits, 5))).toBe('ALC2610001');
  expect(readCode128(toWidths(bits, 3))).toBeNull();
});

test('finds a code among other bars', () => {
  const bits = code128Bits(code128Values('ALC2610001'));
  const quiet = '0'.repeat(10);
  expect(readCode128(toWidths(`101101${quiet}${bits}${quiet}1101`))).toBe('ALC2610001');
});

test('reads no code that is cut off', () => {
  const bits = code128Bits(code128Values('ALC2610001'));
  for (let length = 0; length < bits.length; length++)
    expect(readCode128(toWidths(bits.slice(0, length)))).toBeNull();
});
