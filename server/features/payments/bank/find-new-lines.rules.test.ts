import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseXml } from '#server/lib/xml.ts';
import { propertyRuns } from '#shared/testing/property-runs.ts';
import { type TestEntry, writeStatement } from '../testing/statement.ts';
import { readStatement } from './camt.rules.ts';
import { findNewLines, type KnownEntry } from './find-new-lines.rules.ts';

/** Takes documents one after the other. @returns the lines that are stored then */
function storeAll(documents: readonly string[]) {
  const stored: (KnownEntry & { amount: string; doubt: string | null; places: string[] })[] = [];
  for (const document of documents) {
    const { fresh, repetitions } = findNewLines(readStatement(parseXml(document)).lines, stored);
    for (const { id, place } of repetitions) stored[id]?.places.push(place);
    for (const line of fresh) stored.push({ ...line, id: stored.length });
  }
  return stored;
}
/** How many lines of each amount are stored. */
const takeAll = (documents: readonly string[]): Record<string, number> =>
  counted(storeAll(documents).map(({ amount }) => amount));
/** How many lines are stored for staff to decide whether they are repeated. */
const countDoubts = (documents: readonly string[]) =>
  storeAll(documents).filter(({ doubt }) => doubt === 'REPEATED').length;
const counted = (amounts: readonly string[]) =>
  Object.fromEntries(
    [...Map.groupBy(amounts, (one) => one)].map(([one, all]) => [one, all.length]),
  );

// Few values, so that many payments are equal in all that the bank says.
const entries = fc.array(
  fc.record({
    amount: fc.constantFrom('11.00000', '22.00000', '33.00000'),
    text: fc.constant('thanks'),
    reference: fc.constantFrom('NONREF', 'NOTPROVIDED'),
  }),
  { minLength: 1, maxLength: 12 },
);
const expected = (all: readonly TestEntry[]) => counted(all.map(({ amount }) => amount));

test('takes each credit once, however statements bring it', () => {
  const property = fc.property(entries, entries, fc.nat(), fc.boolean(), (all, later, at, turn) => {
    const split = at % (all.length + 1);
    const [first, second] = [all.slice(0, split), all.slice(split)];
    const whole = writeStatement(all, { id: 'S1' });
    const reordered = writeStatement(all.toReversed(), { id: 'S1' });
    const next = writeStatement(all, { id: 'S2' });
    expect(takeAll([whole, whole])).toEqual(expected(all));
    expect(takeAll([whole, reordered, next])).toEqual(expected(all));
    // The next statement repeats them, and brings more.
    const both = turn ? [...all, ...later] : [...later, ...all];
    const longer = writeStatement(both, { id: 'S2' });
    expect(takeAll([whole, longer, whole, longer])).toEqual(expected(both));
    const version = at % 2 === 0 ? '02' : '08';
    const pages = [
      writeStatement(first, { id: 'S1', page: 1, version }),
      writeStatement(second, { id: 'S1', page: 2, version }),
    ];
    const sent = turn ? pages.toReversed() : pages;
    expect(takeAll([...sent, ...pages])).toEqual(expected(all));
    expect(takeAll([...pages, next])).toEqual(expected(all));
  });
  fc.assert(property, propertyRuns(100));
});

test('keeps the payments of two accounts apart', () => {
  const entry = { amount: '11.00', reference: 'NONREF' };
  const other = writeStatement([entry], { iban: 'FR1420041010050500013M02606' });
  expect(takeAll([writeStatement([entry]), other])).toEqual({ '11.00000': 2 });
});

// Nothing but what each file says about itself tells the parts of a statement without pages apart.
test('takes each credit of the parts of a statement without pages', () => {
  const property = fc.property(entries, entries, fc.boolean(), (first, second, turn) => {
    const all = expected([...first, ...second]);
    const parts = [
      [
        writeStatement(first, { balances: ['1.00', '5.00'] }),
        writeStatement(second, { balances: ['5.00', '9.00'] }),
      ],
      [writeStatement(first, { sequence: 1 }), writeStatement(second, { sequence: 2 })],
    ];
    for (const pair of parts) {
      const sent = turn ? pair.toReversed() : pair;
      expect(takeAll([...sent, ...pair])).toEqual(all);
      expect(countDoubts([...sent, ...pair])).toBe(0);
    }
  });
  fc.assert(property, propertyRuns(100));
});

test('leaves to staff what nothing tells from a repetition', () => {
  const property = fc.property(entries, entries, (first, second) => {
    const parts = [writeStatement(first), writeStatement([...second, unlike])];
    const stored = storeAll([...parts, ...parts]);
    // No credit is dropped, and none is paid twice: equal ones beyond those of one file are doubtful.
    expect(counted(stored.map(({ amount }) => amount))).toEqual(
      expected([...first, ...second, unlike]),
    );
    const shared = contentsIn(parts[0]).filter((one) => contentsIn(parts[1]).includes(one));
    expect(stored.some(({ doubt }) => doubt === 'REPEATED')).toBe(shared.length > 0);
  });
  fc.assert(property, propertyRuns(100));
});
const unlike = { amount: '44.00000', reference: 'NONREF' };
const contentsIn = (document = '') =>
  readStatement(parseXml(document)).lines.map(({ content }) => content);

const equal = { amount: '11.00', text: 'thanks', reference: 'NONREF' };
const more = { amount: '22.00', text: 'thanks', reference: 'NONREF' };

test('a later edition that begins at the same balance repeats', () => {
  const [early, late] = [
    writeStatement([equal], { balances: ['1.00', '12.00'] }),
    writeStatement([equal, more], { balances: ['1.00', '34.00'] }),
  ];
  for (const sent of [
    [early, late],
    [late, early],
  ]) {
    expect(takeAll(sent)).toEqual({ '11.00000': 1, '22.00000': 1 });
    expect(countDoubts(sent)).toBe(0);
  }
});

test('a payment that the bank names is repeated by another edition', () => {
  const named = { ...equal, reference: '2031010512345' };
  const sent = [writeStatement([named]), writeStatement([named, more])];
  expect(takeAll(sent)).toEqual({ '11.00000': 1, '22.00000': 1 });
});

test('asks about an equal payment of the statement that goes on', () => {
  const sent = [
    writeStatement([equal], { id: 'S1', balances: ['1.00', '12.00'] }),
    writeStatement([equal], { id: 'S2', balances: ['12.00', '23.00'] }),
  ];
  expect(takeAll([...sent, ...sent])).toEqual({ '11.00000': 2 });
  expect(countDoubts([...sent, ...sent])).toBe(1);
});
