import { expect, test } from 'vitest';
import { photoFile, visit, visitValues } from '../testing/visit.ts';
import { parseVisitQty } from './visit-qty.ts';
import { emptyVisit, fromVisitInput, toVisitInput, toVisitValues } from './visit-values.ts';

const taken = Date.UTC(2026, 10, 20, 8, 12, 33);

test.each([
  ['٣', 3],
  ['۱۲', 12],
  [' 0 ', 0],
  ['99999', 99_999],
  ['100000', null],
  ['1.5', null],
  ['-1', null],
  ['', null],
])('reads the quantity %s as %s', (text, qty) => {
  expect(parseVisitQty(text)).toBe(qty);
});

test('sends a photo with the time when it was taken', () => {
  const values = visitValues({
    frontShop1: [photoFile('a', taken)],
    displayBanner: [photoFile('b')],
  });
  const { input, blobs } = toVisitInput(values);
  expect(Object.keys(blobs)).toEqual(['input.frontShop1', 'input.displayBanner']);
  expect(input).toMatchObject({ frontShop1: null, displayBanner: null });
  expect(input.taken).toEqual([{ place: 'frontShop1', takenAt: '2026-11-20T08:12:33.000Z' }]);
});

test('removes a photo, and leaves those that stay out', () => {
  const stored = toVisitValues(visit());
  expect(toVisitInput(stored, ['frontShop1']).input).not.toHaveProperty('frontShop1');
  const removed = { ...stored, frontShop1: [] };
  expect(toVisitInput(removed, ['frontShop1']).input).toHaveProperty('frontShop1', null);
});

test('takes out empty rows and the text of a question answered no', () => {
  const values = visitValues({
    otherMidrange: 'no',
    otherMidrangeDescription: 'Rollo',
    seriesBrand: [
      { brand: ' Rollo ', series: '' },
      { brand: ' ', series: '' },
    ],
    otherSeriesList: ['Cargo', ' '],
  });
  expect(toVisitInput(values).input).toMatchObject({
    otherMidrange: false,
    otherMidrangeDescription: '',
    seriesBrand: [{ brand: 'Rollo', series: '' }],
    otherSeriesList: ['Cargo'],
  });
});

test('is the same after it waited in the outbox', () => {
  const stored = toVisitValues(visit());
  const values = visitValues({ ...stored, frontShop1: [photoFile('a', taken)], notes: 'New' });
  const { input, blobs } = toVisitInput(values);
  expect(fromVisitInput(input, blobs, values.customer, emptyVisit)).toEqual(values);
});
