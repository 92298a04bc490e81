import { expect, test } from 'vitest';
import { fullName, variantText } from './variant-text.ts';

const red = { name: 'Trail 500', frameSize: 'M', color: { name: 'Red' } };

test('names color and size when the name does not', () => {
  expect(variantText(red)).toBe('Red, M');
  expect(fullName({ name: 'Tyre', wheelSize: '29"' })).toBe('Tyre, 29"');
});

test('shows a size whose letters merely occur in the name', () => {
  const jersey = { name: 'Team Jersey 2026', frameSize: 'M', color: { name: 'Pine Green' } };
  expect(variantText(jersey)).toBe('Pine Green, M');
  expect(variantText({ ...jersey, frameSize: '20' })).toBe('Pine Green, 20');
});

test('names color and size in full where no name is beside them', () => {
  const tube = { name: 'Tube 28, 40 mm AV', frameSize: '40 mm AV', color: 'Matt Black' };
  expect(variantText(tube)).toBe('Matt Black');
  expect(variantText(tube, '')).toBe('Matt Black, 40 mm AV');
});

test('omits color and size that the name contains', () => {
  const named = { ...red, name: 'Mountain-200 Red, 42', frameSize: '42' };
  expect(variantText(named)).toBe('');
  expect(fullName(named)).toBe('Mountain-200 Red, 42');
});
