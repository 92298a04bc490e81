import { expect, test } from 'vitest';
import { foldedCharacters, foldSerial, parseSerial } from './parse-serial.ts';

test.each([
  ['wu-123 456.a', 'WU123456A'],
  ['WU\u2011123\u2013456', 'WU123456'],
  ['  WU 12\u00A034 ', 'WU1234'],
  ['WU\u200B12', 'WU12'],
  ['\u0661\u0662\u0663', '123'],
  ['\u06F4\u06F5', '45'],
  ['\uFF37\uFF35\uFF11', 'WU1'],
  ['12345678901234567', '12345678901234567'],
  ['S/N ALC2630045', 'ALC2630045'],
  ['Rahmen-Nr.: ALC 263 0045', 'ALC2630045'],
  ['010400638133393121ALC2630045', 'ALC2630045'],
  ['https://id.example.com/01/04006381333931/21/ALC2630045', 'ALC2630045'],
  // This may be a label, or the beginning of the number.
  ['SN-12345', 'SN12345'],
  [`${'A'.repeat(15)}-${'1'.repeat(15)}`, `${'A'.repeat(15)}${'1'.repeat(15)}`],
])('takes %s as a number', (typed, normal) => {
  expect(parseSerial(typed)).toEqual({ normal });
});

test.each([
  ['', 'REQUIRED'],
  [' - ', 'REQUIRED'],
  ['A'.repeat(31), 'FRAME_TOO_LONG'],
  ['-'.repeat(501), 'FRAME_TOO_LONG'],
  // Without their signs these would be other numbers.
  ['https://id.example.com/f/ALC2630045', 'SERIAL_CHARACTERS'],
  ['id.example.com/f/ALC2630045', 'SERIAL_CHARACTERS'],
  ['(01)04006381333931', 'SERIAL_CHARACTERS'],
  [']C10104006381333931', 'SERIAL_CHARACTERS'],
  ['EAN: 4006381333931', 'SERIAL_CHARACTERS'],
  ['ALC2630045; Scultura', 'SERIAL_CHARACTERS'],
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

test('folds characters that look alike', () => {
  expect(foldSerial('WOQILBSZ018')).toBe('W0011852018');
  expect(foldedCharacters).toHaveLength(29);
  expect(foldSerial(foldedCharacters)).toBe(foldedCharacters);
});
