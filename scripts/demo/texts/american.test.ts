import { expect, test } from 'vitest';
import { inAmericanEnglish, isAmericanText } from './american.ts';

test.each([
  ['Gravel Tyre', 'Gravel Tire'],
  ['Stone Grey', 'Stone Gray'],
  ['tyres in two colours', 'tires in two colors'],
  ['Mudguards, aluminium', 'Fenders, aluminum'],
  ['Greyhound Centrex', 'Greyhound Centrex'],
])('%s is %s', (british, american) => {
  expect(inAmericanEnglish(british)).toBe(american);
});

test('uses American spelling only in the American range', () => {
  expect(isAmericanText('2000', 'name')).toBe(true);
  expect(isAmericanText('2000', 'slug')).toBe(false);
  expect(isAmericanText('3000', 'name')).toBe(false);
});
