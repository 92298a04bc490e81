import * as v from 'valibot';
import { expect, test } from 'vitest';
import { options, visitValues } from '../testing/visit.ts';
import { visitSchema } from './visit-form.rules.ts';
import type { VisitValues } from './visit-values.ts';

/** The codes of a visit by its fields. */
const check = (change: Partial<VisitValues>, present: readonly string[] = []) => {
  const { issues = [] } = v.safeParse(visitSchema(options, present), visitValues(change));
  return Object.fromEntries(
    issues.map(({ path, message }) => [path?.map(({ key }) => key).join('.'), message]),
  );
};

test('takes a visit with a customer and a photo of the front', () => {
  expect(check({})).toEqual({});
});

test('needs customer and front photo, and says so at their places', () => {
  expect(check({ customer: null, frontShop1: [] })).toEqual({
    customer: 'REQUIRED',
    frontShop1: 'PHOTO_REQUIRED',
  });
});

test.each([
  ['other brands', { otherMidrange: 'yes' }, 'otherMidrangeDescription'],
  ['a display', { brandDisplay: 'OTHER' }, 'brandDisplayDescription'],
  ['equipment', { equipment: ['STAND', 'MORE'] }, 'equipmentText'],
] as const)('needs the text of %s', (_name, change, field) => {
  expect(check(change)).toEqual({ [field]: 'REQUIRED' });
  expect(check({ ...change, [field]: 'Told' })).toEqual({});
});

test.each(['1.5', '-1', '100000'])('refuses the quantity %s', (qty) => {
  expect(check({ qtyPlgGrp: qty })).toEqual({ qtyPlgGrp: 'BAD_QUANTITY' });
});

test('refuses an option that is gone, but not one it has', () => {
  expect(check({ seriesList: ['STAND'] })).toEqual({ seriesList: 'OPTION_GONE' });
  expect(check({ seriesList: ['OLD'] }, ['series/OLD'])).toEqual({});
});

test('refuses a series without its brand, and the 51st row', () => {
  expect(check({ seriesBrand: [{ brand: '', series: 'City' }] })).toEqual({
    'seriesBrand.0.brand': 'REQUIRED',
  });
  const rows = Array.from({ length: 51 }, () => 'Cargo');
  expect(check({ otherSeriesList: rows })).toEqual({ otherSeriesList: 'TOO_MANY_ROWS' });
});
