import { expect, test } from 'vitest';
import { foldedCharacters, foldSerial, parseSerial, parseSerialSearch } from './parse-serial.ts';

test.each([
  ['wu-123 456.a', 'WU123456A'],
  ['WU\u2011123\u2013456', 'WU123456'],
  ['  WU 12\u00A034 ', 'WU1234'],
  ['WU\u200B12', 'WU12'],
  ['\u0661\u0662\u0663', '123'],
  ['\u06F4\u06F5', '45'],
  ['\uFF37\uFF35\uFF11', 'WU1'],
  ['12345678901234567', '12345678901234567'],
  [`${'A'.repeat(15)}-${'1'.repeat(15)}`, `${'A'.repeat(15)}${'1'.repeat(15)}`],
])('takes %s as a number', (typed, normal) => {
  expect(parseSerial(typed)).toEqual({ normal });
});

test.each([
  ['', 'REQUIRED'],
  [' - ', 'REQUIRED'],
  ['A'.repeat(31), 'FRAME_TOO_LONG'],
  ['-'.repeat(101), 'FRAME_TOO_LONG'],
  ['WU\u{1F6B2}1', 'SERIAL_CHARACTERS'],
  ['WU1?', 'SERIAL_CHARACTERS'],
  ['WÜ1', 'SERIAL_CHARACTERS'],
  ['=1+1', 'SERIAL_CHARACTERS'],
])('refuses %s (M050)', (typed, problem) => {
  expect(parseSerial(typed)).toEqual({ problem });
});

test('takes as many characters as the brand has', () => {
  expect(parseSerial('WU12345', 6)).toEqual({ problem: 'FRAME_TOO_LONG' });
  expect(parseSerial('WU1-234', 6)).toEqual({ normal: 'WU1234' });
});

test('takes a question mark only in a search', () => {
  expect(parseSerialSearch('wu 1?3')).toBe('WU1?3');
  expect(parseSerialSearch('gravel bike!')).toBeNull();
  expect(parseSerialSearch('1'.repeat(31))).toBeNull();
});

test('folds characters that look alike', () => {
  expect(foldSerial('WOQIB018')).toBe('W0018018');
  expect(foldedCharacters).toHaveLength(32);
  expect(foldSerial(foldedCharacters)).toBe(foldedCharacters);
});
