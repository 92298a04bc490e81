import { expect, test } from 'vitest';
import { addressText } from './address-text.ts';

test.each([
  [
    { name: 'Store', address: '9 Main St', postalCode: '19149', city: 'Philadelphia, PA' },
    'US',
    'Store, 9 Main St, Philadelphia, PA 19149, US',
  ],
  [
    { address: 'Zeil 1', postalCode: '60311', city: 'Frankfurt' },
    'DE',
    'Zeil 1, 60311 Frankfurt, DE',
  ],
  [
    { address: 'Jl. Braga 5', postalCode: '40111', city: 'Bandung' },
    'ID',
    'Jl. Braga 5, Bandung 40111, ID',
  ],
  [{ address: '', postalCode: '', city: 'Bandung' }, '', 'Bandung'],
])('writes %j of %s', (parts, country, text) => {
  expect(addressText({ ...parts, country })).toBe(text);
});
