import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseXml } from '#server/lib/xml.ts';
import { propertyRuns } from '#shared/testing/property-runs.ts';
import { type TestEntry, writeStatement } from '../testing/statement.ts';
import { readStatement } from './camt.rules.ts';
import { findNewLines, type KnownEntry } from './find-new-lines.rules.ts';

/** Takes documents one after the other. @returns how many lines of each amount are stored then */
function takeAll(documents: readonly string[]): Record<string, number> {
  const stored: (KnownEntry & { amount: string; places: string[] })[] = [];
  for (const document of documents) {
    const { fresh, repetitions } = findNewLines(readStatement(parseXml(document)).lines, stored);
    for (const { id, place } of repetitions) stored[id]?.places.push(place);
    for (const line of fresh) stored.push({ ...line, id: stored.length });
  }
  return counted(stored.map(({ amount }) => amount));
}
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
