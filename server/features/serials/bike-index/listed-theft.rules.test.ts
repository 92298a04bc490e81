import { expect, test } from 'vitest';
import { findListed, readTheftDate } from './listed-theft.rules.ts';

const bike = (over: object) => ({
  id: 7,
  serial: 'WU 10-07',
  stolen: true,
  date_stolen: 1_773_489_600,
  url: 'https://bikeindex.org/bikes/7',
  ...over,
});
const find = (...bikes: object[]) => findListed({ bikes: bikes.map(bike) }, 'WU1007');

test('finds the stolen bike with the number in any writing', () => {
  expect(find({ serial: 'WU1008' }, { serial: 'wu-10 O7', id: 8 })).toEqual({
    since: '2026-03-14',
    reference: '8',
    link: 'https://bikeindex.org/bikes/7',
    lookalike: 'WU10O7',
  });
  expect(find({ serial: 'wu-10 O7', id: 8 }, {})).toMatchObject({
    reference: '7',
    lookalike: null,
  });
});

test.each([
  ['a similar number', { serial: 'WU10077' }],
  ['a bike that is not stolen', { stolen: false }],
  ['no number', { serial: null }],
  ['a hidden number', { serial: 'Hidden' }],
])('finds nothing for %s', (_name, over) => {
  expect(find(over)).toBeNull();
});

test('leaves out what is no day or no safe address', () => {
  const strange = { date_stolen: 1e15, url: 'javascript:alert(1)' };
  expect(find(strange)).toEqual({ since: null, reference: '7', link: null, lookalike: null });
  expect(find({ date_stolen: null })?.since).toBeNull();
});

test('reads the day of the theft from the page of a bike', () => {
  const page = (stolen_record: unknown) => ({ bike: { id: 7, stolen_record } });
  expect(readTheftDate(page({ date_stolen: 1_773_489_600 }))).toBe('2026-03-14');
  expect(readTheftDate(page(null))).toBeNull();
});

test.each([null, [], {}, { bikes: 'none' }, { bikes: [{ id: 'x' }] }])(
  'refuses an answer of another shape: %j',
  (answer) => {
    expect(() => findListed(answer, 'WU1007')).toThrow();
  },
);
