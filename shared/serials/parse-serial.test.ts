import { expect, test } from 'vitest';
import { foldedCharacters, foldSerial, parseSerial, parseStoredSerial } from './parse-serial.ts';

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
  ['WSBC 604 012 345 N', 'WSBC604012345N'],
  ['BAT 9', 'BAT9'],
  ['12.34.56', '123456'],
  ['4006381333931', '4006381333931'],
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
  ['https://id.example.com/f/ALC2630045', 'NO_SERIAL_NUMBER'],
  ['id.example.com/f/ALC2630045', 'NO_SERIAL_NUMBER'],
  ['(01)04006381333931', 'NO_SERIAL_NUMBER'],
  [']C10104006381333931', 'NO_SERIAL_NUMBER'],
  ['EAN: 4006381333931', 'NO_SERIAL_NUMBER'],
  ['Scultura 4000', 'NO_SERIAL_NUMBER'],
  ['27.11.2026', 'NO_SERIAL_NUMBER'],
  ['2026-11-27T08:15', 'NO_SERIAL_NUMBER'],
  ['27 Nov 2026', 'NO_SERIAL_NUMBER'],
  ['12:30', 'NO_SERIAL_NUMBER'],
  ['www.bike24.de', 'NO_SERIAL_NUMBER'],
  ['S/N ALC2630045; Battery S/N BAT7712345', 'SEVERAL_NUMBERS'],
  ['ALC2630045; Scultura', 'NO_SERIAL_NUMBER'],
  ['WU\u{1F6B2}1', 'SERIAL_CHARACTERS'],
  ['WU1?', 'SERIAL_CHARACTERS'],
  ['WÜ1', 'SERIAL_CHARACTERS'],
  ['=1+1', 'SERIAL_CHARACTERS'],
])('refuses %s (M050)', (typed, problem) => {
  expect(parseSerial(typed)).toEqual({ problem });
});

test('takes what a feed has, whatever it looks like', () => {
  expect(parseStoredSerial('Scultura 4000')).toEqual({ normal: 'SCULTURA4000' });
  expect(parseStoredSerial('S/N: WU-1')).toEqual({ normal: 'WU1' });
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
