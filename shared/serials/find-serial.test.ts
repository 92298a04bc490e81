import { expect, test } from 'vitest';
import { findSerial } from './find-serial.ts';
import { parseSerial, parseSerialSearch } from './parse-serial.ts';

test.each([
  'https://id.example.com/f/ALC2630045',
  'www.example.com/bikes/alc-2630045',
  'https://example.com/01/04006381333931/21/ALC2630045?x=1',
  'https://example.com/check?serial=ALC2630045',
  '010400638133393121ALC2630045',
  ']d2010400638133393121ALC2630045\u001D10LOT',
  '\u001D010400638133393110LOT\u001D21ALC2630045',
  '(01)04006381333931(21)ALC2630045(10)LOT',
  ']C1ALC2630045',
  'S/N ALC2630045',
  'S/N: ALC2630045',
  'Serial: ALC2630045',
  'Frame no. ALC 2630045',
  'Rahmen-Nr.: ALC2630045',
  'Rahmennummer ALC2630045',
  'N° de cadre ALC2630045',
  'No. rangka: ALC2630045',
  'Nombor rangka ALC2630045',
])('finds the number in %s', (text) => {
  expect(parseSerial(text)).toEqual({ normal: 'ALC2630045' });
  expect(parseSerialSearch(text)).toBe('ALC2630045');
});

test.each([
  'https://example.com/',
  'https://example.com/bikes/gravel',
  '0104006381333931',
  '(01)04006381333931',
])('finds no number in %s', (text) => {
  expect(findSerial(text)).toBeNull();
  expect(parseSerialSearch(text)).toBeNull();
  expect(parseSerial(text)).toEqual({ problem: 'SERIAL_CHARACTERS' });
});

test.each(['SN12345', 'WU 12 34', 'WU:12', 'Frame', '01A4006381333931', '0104006381333930'])(
  'leaves the bare text %s alone',
  (text) => {
    expect(findSerial(text)).toBe(text);
  },
);

test('looks up words as words', () => {
  expect(parseSerialSearch('hello world')).toBeNull();
});
