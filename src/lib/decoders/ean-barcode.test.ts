import { expect, test } from 'vitest';
import { barPath, eanBarcode } from './ean-barcode.ts';
import { decodeEanLine } from './ean-decoder.ts';

test('draws an EAN-13 bar by bar as in the standard', () => {
  expect(eanBarcode('4006381333931')).toEqual({
    kind: 'EAN-13',
    digits: '4006381333931',
    modules: [
      '101',
      // 4 in front: A B A A B B
      '0001101', // 0 A
      '0100111', // 0 B
      '0101111', // 6 A
      '0111101', // 3 A
      '0001001', // 8 B
      '0110011', // 1 B
      '01010',
      '1000010', // 3
      '1000010', // 3
      '1000010', // 3
      '1110100', // 9
      '1000010', // 3
      '1100110', // 1
      '101',
    ].join(''),
  });
});

test('encodes a UPC-A as EAN-13 with 0 and left digits in set A', () => {
  const code = eanBarcode('036000291452');
  expect(code).toMatchObject({ kind: 'UPC-A', digits: '036000291452' });
  expect(code?.modules).toBe(
    [
      '101',
      '0001101',
      '0111101',
      '0101111',
      '0001101',
      '0001101',
      '0001101',
      '01010',
      '1101100',
      '1110100',
      '1100110',
      '1011100',
      '1001110',
      '1101100',
      '101',
    ].join(''),
  );
  expect(eanBarcode('0036000291452')?.modules).toBe(code?.modules);
});

test('encodes EAN-13 in 95 modules, 30 bars and valid digit sets', () => {
  for (let first = 0; first < 10; first += 1) {
    const body = `${first}12345678901`.slice(0, 12);
    const sum = [...body].reduce((total, d, i) => total + Number(d) * (i % 2 ? 3 : 1), 0);
    const { modules = '' } = eanBarcode(`${body}${(10 - (sum % 10)) % 10}`) ?? {};
    expect(modules).toHaveLength(95);
    expect(modules.match(/1+/g)).toHaveLength(30);
    const groups = modules.slice(3, 45).match(/.{7}/g) ?? [];
    // Odd parity is set A, even is set B; only a leading 0 has none of B.
    const even = groups.filter((group) => group.replaceAll('0', '').length % 2 === 0).length;
    expect(even).toBe(first === 0 ? 0 : 3);
  }
});

test.each(['', null, '4006381333930', '12345670', 'ABC', '40063813339311'])(
  'draws no barcode for %s',
  (code) => expect(eanBarcode(code)).toBeNull(),
);

test('ignores spaces and hyphens of a code', () => {
  expect(eanBarcode('4 006381-333931')?.digits).toBe('4006381333931');
});

test('draws each run of bars once, with longer guards', () => {
  expect(barPath('101', 10, 2)).toBe('M0 0h1v12h-1zM2 0h1v12h-1z');
  expect(barPath('0001101', 10, 2)).toBe('M3 0h2v10h-2zM6 0h1v10h-1z');
});

test.each(['4006381333931', '9780306406157', '0036000291452'])(
  'draws %s so that our scanner reads it',
  (code) => {
    const { modules = '' } = eanBarcode(code) ?? {};
    const quiet = '0'.repeat(11);
    const line = [...`${quiet}${modules}${quiet}`].flatMap((bit) =>
      Array(3).fill(bit === '1' ? 0 : 255),
    );
    expect(decodeEanLine(Float64Array.from(line))).toBe(code);
  },
);
