import { expect, test } from 'vitest';
import { landingCategory } from './landing.rules.ts';

const both = [
  { value: 'Bike', count: 3 },
  { value: 'PAA', count: 5 },
];

test('lists bikes first, then PAA, then groupsets (B074)', () => {
  expect(landingCategory(both, null)).toBe('Bike');
  expect(landingCategory([{ value: 'PAA', count: 1 }], null)).toBe('PAA');
  expect(landingCategory([{ value: 'Bike', count: 0 }], null)).toBe('groupset');
});

test('uses the wanted category only when it has products (B080)', () => {
  expect(landingCategory(both, 'PAA')).toBe('PAA');
  expect(landingCategory([{ value: 'PAA', count: 1 }], 'Bike')).toBe('PAA');
});
