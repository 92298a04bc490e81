import { expect, test } from 'vitest';
import { parseOrderText } from './parse-order-lines.ts';
import { listCodes, pickReading, type Resolved } from './pick-reading.ts';

const shop: Record<string, Resolved<string>> = {
  'P-1': { product: 'P-1', suggestions: [] },
  'KT 100 20': { product: 'KT-10020', suggestions: [] },
  '100': { product: 'A-100', suggestions: [] },
  '5': { product: 'A-5', suggestions: [] },
  'P-9': { product: null, suggestions: ['P-1', 'P-2'] },
};
const known = (code: string) => shop[code] ?? { product: null, suggestions: [] };

/** Picks as a screen does: looks up in rounds until nothing is left to ask. */
function pick(text: string) {
  const { lines } = parseOrderText(text);
  const resolved = new Map<string, Resolved<string>>();
  const rounds: string[][] = [];
  for (let codes = listCodes(lines, (code) => resolved.get(code)); codes.length > 0; ) {
    rounds.push(codes);
    for (const code of codes) resolved.set(code, known(code));
    codes = listCodes(lines, (code) => resolved.get(code));
  }
  const picked = lines.map((line) =>
    pickReading(
      line,
      (code) => resolved.get(code),
      (a, b) => a === b,
    ),
  );
  return { picked, rounds };
}
const short = (text: string) =>
  pick(text).picked.map((one) => one && [one.product, one.reading.qty, one.guesses.length]);

test('picks the first reading with a known code', () => {
  expect(short('P-1 3\nKT 100 20\n2 x KT 100 20\nP-1 1,5')).toEqual([
    ['P-1', 3, 0],
    ['KT-10020', 1, 0],
    ['KT-10020', 2, 0],
    ['P-1', null, 0],
  ]);
});

test('picks no piece of a line of pairs', () => {
  expect(short('P-1 10 Paar\n10 Paar P-1\nKT 100 20 10 Karton')).toEqual([
    ['P-1', null, 0],
    ['P-1', null, 0],
    ['KT-10020', null, 0],
  ]);
});

test('asks when two readings are known and accepts a single one', () => {
  expect(pick('100 5').picked).toMatchObject([
    {
      product: null,
      unsure: true,
      guesses: [
        { product: 'A-100', qty: 5 },
        { product: 'A-5', qty: 100 },
      ],
    },
  ]);
  expect(short('100 7\n7 100')).toEqual([
    ['A-100', 7, 0],
    ['A-100', 7, 0],
  ]);
});

test('suggests codes for an unknown one and keeps the quantity', () => {
  expect(pick('P-9 4').picked).toMatchObject([
    { product: null, unsure: false, reading: { code: 'P-9', qty: 4 }, guesses: [{}, {}] },
  ]);
  expect(pick('\u0001').picked).toEqual([]);
});

test('looks up other readings only when the best one is unknown', () => {
  expect(pick('P-1 3\nKT 100 20').rounds).toEqual([['P-1', 'KT 100'], ['KT 100 20']]);
});
