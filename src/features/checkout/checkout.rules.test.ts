import { expect, test } from 'vitest';
import { deliveryWindow, fieldOf, lineOf } from './checkout.rules.ts';

test('deliveries from tomorrow to a year from today (N066)', () => {
  expect(deliveryWindow(new Date(2026, 11, 31))).toEqual({
    first: '2027-01-01',
    last: '2027-12-31',
  });
});

test('server fields find their place in the form', () => {
  expect(fieldOf('request_delivery_date')).toBe('requestDate');
  expect(fieldOf('shipments.0.rateId')).toBe('rateId');
  expect(fieldOf('products.2.qty')).toBeNull();
  expect(lineOf('products.2.qty')).toBe(2);
  expect(lineOf('shipto')).toBeNull();
});
