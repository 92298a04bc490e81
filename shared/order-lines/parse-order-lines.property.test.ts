import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxQty } from '#shared/quantity.ts';
import { propertyRuns } from '#shared/testing/property-runs.ts';
import type { OrderLine } from './order-line.ts';
import { maxCodeLength, maxOrderLines, maxRawLength } from './order-line.ts';
import { parseOrderRows, parseOrderText } from './parse-order-lines.ts';
import { plainText } from './plain-text.ts';
import { readQty } from './read-qty.ts';

const qty = fc.integer({ min: 1, max: maxQty });
const letters = fc.stringMatching(/^[A-Z]{1,4}$/);
/** Codes as catalogs have them: letters first, then figures, dashes, dots, and sometimes a blank. */
const code = fc
  .tuple(
    letters,
    fc.array(fc.stringMatching(/^[-./]?[0-9A-Z]{1,4}$/), { minLength: 1, maxLength: 3 }),
    fc.constantFrom('', '', ' '),
    fc.integer({ min: 0, max: 99_999 }),
  )
  .map(([first, middle, blank, end]) => `${first}${middle.join('')}${blank}K${end}`);

/** Order lines as text that sheets and `parseOrderText` take: code, tab, quantity. */
function formatOrderLines(lines: readonly { code: string; qty: number }[]): string {
  return lines.map(({ code, qty }) => `${quoted(code)}\t${qty}`).join('\n');
}

function quoted(code: string): string {
  return /["\t;,|]/.test(code) ? `"${code.replaceAll('"', '""')}"` : code;
}

const has = (line: OrderLine | undefined, wanted: { code: string; qty: number }) =>
  line?.readings.some((one) => one.code === wanted.code && one.qty === wanted.qty) ?? false;

const styles: [string, (line: { code: string; qty: number }) => string][] = [
  ['tab', (l) => `${l.code}\t${l.qty}`],
  ['tab, quantity first', (l) => `${l.qty}\t${l.code}`],
  ['semicolon', (l) => `${l.code};${l.qty}`],
  ['comma', (l) => `${l.code},${l.qty}`],
  ['comma, quantity first', (l) => `${l.qty}, ${l.code}`],
  ['bar', (l) => `${l.code} | ${l.qty}`],
  ['blanks', (l) => `  ${l.code}   ${l.qty} `],
  ['blanks, quantity first', (l) => `${l.qty} ${l.code}`],
  ['quoted', (l) => `"${l.code}","${l.qty}"`],
  ['2 x CODE', (l) => `${l.qty} x ${l.code}`],
  ['2x CODE', (l) => `${l.qty}x ${l.code}`],
  ['2xCODE', (l) => `${l.qty}xZ${l.code.replace(/ /g, '')}`],
  ['CODE x2', (l) => `${l.code} x${l.qty}`],
  ['CODE 2x', (l) => `${l.code} ${l.qty}x`],
  ['CODE: 2', (l) => `${l.code}: ${l.qty}`],
  ['2 pcs CODE', (l) => `${l.qty} pcs ${l.code}`],
  ['CODE 2 pcs', (l) => `${l.code} ${l.qty} pcs`],
  [
    'full width',
    (l) => `${l.code}\t${String(l.qty).replace(/\d/g, (d) => '０１２３４５６７８９'[+d] ?? d)}`,
  ],
];

test.each(styles)('reads lines written as %s back one by one', (name, write) => {
  fc.assert(
    fc.property(fc.array(fc.record({ code, qty }), { minLength: 1, maxLength: 20 }), (lines) => {
      const read = parseOrderText(lines.map(write).join('\n')).lines;
      expect(read.map(({ no }) => no)).toEqual(lines.map((_, at) => at + 1));
      lines.forEach((line, at) => {
        const wanted =
          name === '2xCODE' ? { ...line, code: `Z${line.code.replace(/ /g, '')}` } : line;
        expect(has(read[at], wanted), JSON.stringify([write(line), read[at]])).toBe(true);
      });
    }),
  );
});

test('parses formatted lines back with any code', () => {
  const any = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .map((text) => plainText(text).replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '' && !/^[\s;|,]*$/.test(text) && plainText(text) === text);
  fc.assert(
    fc.property(fc.record({ code: any, qty }), (line) => {
      const [read] = parseOrderText(`x1\t1\n${formatOrderLines([line])}`).lines.slice(1);
      expect(has(read, line), JSON.stringify([line, read])).toBe(true);
    }),
  );
});

const pieces = fc.constantFrom(
  '\t',
  ';',
  ',',
  '|',
  ' ',
  '\n',
  '\r\n',
  '"',
  '""',
  'x',
  '×',
  '*',
  '(',
  ')',
  '-',
  ':',
  '.',
  '1',
  '0',
  '-1',
  '1.5',
  '1,000',
  '1e9',
  '٣',
  '½',
  '４',
  'pcs',
  'Stk',
  'EAN',
  'Qty',
  'Menge',
  'P-1',
  '700x25C',
  '4006381333931',
  '12.03.2026',
  '\u00a0',
  '\u0000',
  '\ud800',
  '🚲',
  '’',
);

test('never throws for any text and returns valid readings', () => {
  const noise = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.array(pieces, { maxLength: 60 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(noise, (text) => {
      const { lines, left } = parseOrderText(text);
      expect(lines.length).toBeLessThanOrEqual(maxOrderLines);
      expect(left).toBe(0);
      let before = 0;
      for (const { no, raw, readings, problem } of lines) {
        expect(no).toBeGreaterThan(before);
        before = no;
        expect(raw.length).toBeLessThanOrEqual(maxRawLength);
        expect(readings.length === 0).toBe(problem !== null);
        for (const one of readings) {
          expect(one.code.length).toBeGreaterThan(0);
          expect(one.code.length).toBeLessThanOrEqual(maxCodeLength);
          expect(one.qty === null).toBe(one.problem !== null);
          if (one.qty !== null) expect(one.qty).toBeGreaterThan(0);
          if (one.qty !== null) expect(Number.isInteger(one.qty)).toBe(true);
        }
      }
    }),
    propertyRuns(1_000),
  );
});

test('never throws for any rows of a sheet', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.boolean(),
    fc.date({ noInvalidDate: false }),
    fc.constant(null),
    pieces,
  );
  fc.assert(
    fc.property(fc.array(fc.array(value, { maxLength: 6 })), (rows) => {
      parseOrderRows(rows.map((values, at) => ({ no: at + 1, values })));
    }),
  );
});

test('reads whole numbers exactly and rejects any other quantity', () => {
  fc.assert(fc.property(qty, (number) => readQty(String(number)).qty === number));
  fc.assert(
    fc.property(fc.double({ noInteger: true }), (number) => readQty(String(number)).qty === null),
  );
});
