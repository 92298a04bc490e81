import { describe, expect, test } from 'vitest';
import type { OrderLine, Reading } from './order-line.ts';
import { parseOrderRows, parseOrderText } from './parse-order-lines.ts';
import { readQty } from './read-qty.ts';

const short = ({ code, qty, problem }: Reading) => `${code} = ${qty ?? problem}`;
const best = ({ readings, problem }: OrderLine) =>
  readings[0] ? short(readings[0]) : `${problem}`;
const read = (text: string) => parseOrderText(text).lines.map(best);
const all = (text: string) =>
  parseOrderText(text).lines.flatMap((line) => line.readings.map(short));

test.each([
  ['zwei P-1', 'P-1 = NOT_A_QUANTITY'],
  ['P-1 ten', 'P-1 = NOT_A_QUANTITY'],
  ['P-1\ttiga', 'P-1 = NOT_A_QUANTITY'],
  ['ein Paar P-1', 'P-1 = OTHER_UNIT'],
  ['une P-1', 'P-1 = 1'],
])('%j has its number in words: %s', (text, expected) => {
  expect(all(text)).toContain(expected);
  expect(all(text).filter((one) => one.startsWith('P-1 ='))).toEqual([expected]);
});

describe('a line', () => {
  test.each([
    ['P-1\t5', 'P-1 = 5'],
    ['5\tP-1', 'P-1 = 5'],
    ['P-1;5', 'P-1 = 5'],
    ['5;P-1', 'P-1 = 5'],
    ['P-1,5', 'P-1 = 5'],
    ['P-1, 5', 'P-1 = 5'],
    ['P-1|5', 'P-1 = 5'],
    ['P-1 5', 'P-1 = 5'],
    ['5 P-1', 'P-1 = 5'],
    ['   P-1     5  ', 'P-1 = 5'],
    ['5 x P-1', 'P-1 = 5'],
    ['5x P-1', 'P-1 = 5'],
    ['5 × P-1', 'P-1 = 5'],
    ['5xP-1', 'P-1 = 5'],
    ['P-1 x5', 'P-1 = 5'],
    ['P-1 x 5', 'P-1 = 5'],
    ['P-1 5x', 'P-1 = 5'],
    ['P-1: 5', 'P-1 = 5'],
    ['P-1 = 5', 'P-1 = 5'],
    ['P-1 - 5', 'P-1 = 5'],
    ['P-1 -> 5', 'P-1 = 5'],
    ['P-1 => 5', 'P-1 = 5'],
    ['P-1 2 x', 'P-1 = 2'],
    ['P-1 (5)', 'P-1 = 5'],
    ['P-1 5 pcs', 'P-1 = 5'],
    ['5 Stk. P-1', 'P-1 = 5'],
    ['P-1 5Stück', 'P-1 = 5'],
    ['- P-1 5', 'P-1 = 5'],
    ['3) P-1 5', 'P-1 = 5'],
    ['"P-1";"5"', 'P-1 = 5'],
    ['"P-1","5"', 'P-1 = 5'],
    ['"a ""b"" c";5', 'a "b" c = 5'],
    ['29" tyre;5', '29" tyre = 5'],
    ['KT 100 20 5', 'KT 100 20 = 5'],
    ['2 x KT 100 20', 'KT 100 20 = 2'],
    ['4006381333931 3', '4006381333931 = 3'],
    ['3;4006381333931', '4006381333931 = 3'],
    ['Ｐ-１　５', 'P-1 = 5'],
    ['P–1 5', 'P-1 = 5'],
    ['P-1', 'P-1 = 1'],
    ['4006381333931', '4006381333931 = 1'],
    ['700x25C', '700x25C = 1'],
  ])('%s', (text, wanted) => expect(all(text)).toContain(wanted));

  test.each([
    ['700x25C 2', '700x25C = 2'],
    ['P-1\t5', 'P-1 = 5'],
    ['2xP-1', 'P-1 = 2'],
  ])('picks the best reading of %s', (text, wanted) => expect(read(text)).toEqual([wanted]));

  test('keeps line number and text after blank and multi-line cells', () => {
    const { lines } = parseOrderText('\n\nP-1 5\r\n;;\n"P-2";"a\nb";2\nP-3 1');
    expect(lines.map(({ no, raw }) => [no, raw])).toEqual([
      [3, 'P-1 5'],
      [5, '"P-2";"a b";2'],
      [7, 'P-3 1'],
    ]);
  });

  test('is ambiguous with a number at both ends', () => {
    const [line] = parseOrderText('100 5').lines;
    expect(line?.readings.map(short)).toEqual(['100 = 5', '5 = 100', '100 5 = 1']);
    expect(line?.sure).toBe(false);
    // The other lines show what comes first.
    expect(read('5 AB-1\n7 AB-2\n100 5')[2]).toBe('5 = 100');
    expect(read('100;5\n5;AB-2')).toEqual(['5 = 100', 'AB-2 = 5']);
  });

  test('keeps its code among the readings despite a description', () => {
    expect(all('P-1 Chain 11-speed 5')).toContain('P-1 = 5');
    expect(all('2 x P-1 Chain, black')).toContain('P-1 = 2');
    expect(read('P-1\tChain 11\t5\t12.50\t62.50')).toEqual(['P-1 = 5']);
  });
});

describe('a quantity', () => {
  test.each([
    ['0', 'QTY_TOO_SMALL'],
    ['-1', 'QTY_TOO_SMALL'],
    ['−1', 'QTY_TOO_SMALL'],
    ['1.5', 'FRACTION'],
    ['1,5', 'FRACTION'],
    ['½', 'FRACTION'],
    ['1e9', 'NOT_A_QUANTITY'],
    ['1000000000', 'QTY_TOO_LARGE'],
    ['100000', 'QTY_TOO_LARGE'],
    ['1.000.000', 'QTY_TOO_LARGE'],
    ['1,000', 'AMBIGUOUS_NUMBER'],
    ['1.500', 'AMBIGUOUS_NUMBER'],
    ['٣', 'FOREIGN_DIGITS'],
    ['१२', 'FOREIGN_DIGITS'],
    ['12.03.2026', 'DATE'],
    ['3-Mar', 'DATE'],
  ])('of %s is refused: %s', (text, problem) => {
    expect(readQty(text)).toMatchObject({ qty: null, problem });
    expect(read(`P-1\t${text}`)).toEqual([`P-1 = ${problem}`]);
    expect(read(`P-1;${text}`)).toEqual([`P-1 = ${problem}`]);
    expect(all(`${text} x P-1`)).toContain(`P-1 = ${problem}`);
  });

  test.each([
    ['5.00', 5],
    ['5,0', 5],
    ['1.000,00', 1000],
    ['1,000.00', 1000],
    ["1'000", 1000],
    ['1\u00a0000', 1000],
    ['1 000', 1000],
    ['+7', 7],
    ['007', 7],
    ['12 pcs', 12],
    ['99999', 99_999],
  ])('of %s is %i', (text, qty) => expect(readQty(text)).toMatchObject({ qty, problem: null }));

  test.each([
    'P-1 10 Paar',
    '10 Paar P-1',
    '10 neue Paar P-1',
    '10 pairs of P-1',
    '10 x Paar P-1',
    'P-1 Paar 10',
    'P-1 x 10 Paar',
    'P-1: 10 Karton',
    'P-1 (10 Boxes)',
    'P-1, 10 Kartons',
    'P-1,10 ctn',
    'P-1 10Paar',
    'P-1 10x Paar',
    'P-1\t10 pasang',
    '10 kotak;P-1',
    'P-1;10;Paar',
    '10;Paar;P-1',
    'P-1;Paar;10',
    'P-1 10 boîtes',
    'P-1 Chain 10 Dutzend',
    '1 Karton (10 Stück) P-1',
    'P-1 1 Karton (10 Stück)',
    'Artikel;Paar\nP-1;10',
    'Artikel;Menge (Karton)\nP-1;10',
    'Artikel;Menge;Einheit\nP-1;10;Paar',
    'P-2;5\nP-1;10 Paar',
  ])('of another unit is refused with its numbers: %j', (text) => {
    const readings = parseOrderText(text).lines.flatMap((line) => line.readings);
    const known = readings.filter(({ code }) => code === 'P-1');
    expect(known.map(({ problem }) => problem)).toEqual(known.map(() => 'OTHER_UNIT'));
    expect(known[0]?.qtyText).toMatch(/1/);
  });

  test.each(['P-1 10 Foo', 'P-1 Chain 11 speed', 'P-1;10 Foo'])(
    'is not one piece where a number is not understood: %j',
    (text) => {
      const [known] = parseOrderText(text).lines.flatMap(({ readings }) =>
        readings.filter(({ code }) => code === 'P-1'),
      );
      expect(known).toMatchObject({ qty: null, problem: 'NOT_A_QUANTITY' });
      expect(known?.qtyText).toMatch(/^1[01] /);
    },
  );

  test.each([
    ['KT 100 20 SET', 'KT 100 20 SET = 1'],
    ['KT 12 SET 5', 'KT 12 SET = 5'],
    ['12M;5', '12M = 5'],
    ['5 x P-1 Brake set', 'P-1 = 5'],
    ['P-1 Chain', 'P-1 = 1'],
  ])('leaves a unit in the name of an article alone: %s', (text, wanted) =>
    expect(all(text)).toContain(wanted),
  );

  test('offers both readings when ambiguous', () => {
    expect(readQty('1,000').choices).toEqual([1000, 1]);
    expect(readQty('1.500').choices).toEqual([1500]);
  });

  test('distinguishes a decimal comma from a comma between cells', () => {
    expect(read('P-1 1,5')).toEqual(['P-1 = FRACTION']);
    expect(read('P-1,1,000')).toEqual(['P-1 = AMBIGUOUS_NUMBER']);
    expect(all('KT 100,5')).toContain('KT 100 = 5');
    expect(all('P-1 1 000')).toContain('P-1 = 1000');
  });
});

describe('many lines', () => {
  test('follow their header in any column order', () => {
    const german = 'Pos;Art.-Nr.;Bezeichnung;Menge;Preis\n1;P-1;Kette;5;12,00\n2;4711;Pedal;3;1';
    expect(read(german)).toEqual(['P-1 = 5', '4711 = 3']);
    expect(read('Qty,SKU\n2,100\n3,200')).toEqual(['100 = 2', '200 = 3']);
    expect(read('Article number  Qty\nP-1 5')).toEqual(['P-1 = 5']);
    // The header comes again on the next page.
    expect(read('EAN-13\tQuantity\n1\t2\nEAN-13\tQuantity\n3\t4')).toEqual(['1 = 2', '3 = 4']);
  });

  test('are read without the header where they do not fit it', () => {
    const text = 'Code\tQty\tName\nP-1\t2\tChain\n3\t2900000080010\n4\tLE 10179-03\tLight';
    const [first, ean, code] = parseOrderText(text).lines;
    expect(first?.readings.map(short)).toEqual(['P-1 = 2']);
    expect(ean?.readings.map(short)).toContain('2900000080010 = 3');
    expect(code?.readings.map(short)).toContain('LE 10179-03 = 4');
    // A refused quantity still counts as a quantity.
    expect(all('Code\tQty\nP-1\t1.5')).toEqual(['P-1 = FRACTION']);
  });

  test('require a quantity in a quantity column and default to one', () => {
    expect(read('P-1;5\nP-2;')).toEqual(['P-1 = 5', 'P-2 = NO_QUANTITY']);
    expect(read('P-1\nP-2')).toEqual(['P-1 = 1', 'P-2 = 1']);
  });

  test('ignore leading line numbers', () => {
    expect(read('1\tP-1\t5\n2\tP-2\t5\n3\tP-3\t9')).toEqual(['P-1 = 5', 'P-2 = 5', 'P-3 = 9']);
  });

  test('accept quantities that look like line numbers', () => {
    expect(read('P-1\t1\nP-2\t2\nP-3\t3')).toEqual(['P-1 = 1', 'P-2 = 2', 'P-3 = 3']);
    expect(read('P-1;10\nP-2;20\nP-3;30')).toEqual(['P-1 = 10', 'P-2 = 20', 'P-3 = 30']);
  });

  test('are ambiguous with both a quantity and a whole price', () => {
    const [line] = parseOrderText('P-1;5;12').lines;
    expect(line?.sure).toBe(false);
    expect(line?.readings.map(short)).toEqual(['P-1 = 12', '5 = 12', 'P-1 = 5', '12 = 5']);
  });

  test('are read up to 5,000, with the rest counted', () => {
    const { lines, left } = parseOrderText(Array.from({ length: 5_003 }, () => 'P-1 1').join('\n'));
    expect([lines.length, left]).toEqual([5_000, 3]);
  });

  test('are rejected, not truncated, when too long', () => {
    expect(parseOrderText('x'.repeat(101)).lines).toMatchObject([
      { problem: 'TOO_LONG', readings: [] },
    ]);
    expect(parseOrderText(`P-1 ${'1 '.repeat(500_000)}`).lines).toMatchObject([
      { problem: 'TOO_LONG', readings: [] },
    ]);
  });
});

describe('rows of a sheet', () => {
  const rows = (...values: (string | number | boolean | Date | null)[][]) =>
    parseOrderRows(values.map((row, at) => ({ no: at + 1, values: row }))).lines;

  test('accept numbers and texts', () => {
    expect(rows(['Code', 'Qty'], ['P-1', 5], [4006381333931, '2']).map(best)).toEqual([
      'P-1 = 5',
      '4006381333931 = 2',
    ]);
    expect(rows(['P-1', 1.5], ['P-2', 1e21]).map(best)).toEqual([
      'P-1 = FRACTION',
      'P-2 = NOT_A_QUANTITY',
    ]);
  });

  test('report dates, failed formulas and merged cells', () => {
    const day = new Date(Date.UTC(2026, 2, 5));
    expect(
      rows(['Code', 'Qty'], ['P-1', day], [day, 3], ['#N/A', 3], ['P-2', '#REF!'], [null, 4]).map(
        best,
      ),
    ).toEqual(['P-1 = DATE', 'CODE_IS_DATE', 'CELL_ERROR', 'P-2 = NOT_A_QUANTITY', 'NO_CODE']);
    expect(rows(['P-1', day]).map(best)).toEqual(['P-1 = DATE']);
  });

  test('are read as text when there is one column', () => {
    expect(rows(['2 x P-1'], ['P-2']).map(best)).toEqual(['P-1 = 2', 'P-2 = 1']);
  });
});

test.each([
  ['sep=;\nP-1, red;5', 'P-1, red = 5'],
  ['"sep=,"\r\nP-1,5', 'P-1 = 5'],
  ['SEP=|\nP;1|5', 'P;1 = 5'],
  ['\ufeffsep=\t\nP-1\t5', 'P-1 = 5'],
])('takes the separator that the first line names: %j', (text, wanted) => {
  const { lines } = parseOrderText(text);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.readings.map(short)).toContain(wanted);
});
