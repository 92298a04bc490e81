import { expect, test } from 'vitest';
import type { Product } from '../third-party.queries.ts';
import { applyChanges, listChanges } from './changed-lines.rules.ts';

const bell: Product = {
  vendor: { id: 'V1', name: 'Bell Works' },
  articleCode: 'B-1',
  description: 'Bell',
  price: 500,
  imageUrl: null,
  uomConverter: 1,
  salesUnit: 'PCE',
  stock: 10,
  openOrder: 0,
  shippedOrder: 0,
  deals: [],
};
const cartOf = (qty: number) => ({ lines: [{ product: bell, qty }], shipments: {} });
const dearer = { ...bell, price: 600 };
const error = { vendorId: 'V1', articleCode: 'B-1', field: '', message: '' };

test('keeps a quantity that was changed before the changes are accepted', () => {
  const stock = { ...error, code: 'STOCK_CHANGED', now: 10 };
  const price = { ...error, code: 'PRICE_CHANGED', now: 600 };
  const changes = listChanges(cartOf(11), [stock, price], [dearer]);
  expect(applyChanges(cartOf(3), changes).lines).toEqual([{ product: dearer, qty: 3 }]);
  expect(applyChanges(cartOf(12), changes).lines).toEqual([{ product: dearer, qty: 10 }]);
});
