import { expect, test } from 'vitest';
import { completeSale } from './complete-sale.rules.ts';
import type { SaleInput } from './sale-input.rules.ts';
import type { StoredSale } from './sales.store.ts';

const battery = { kind: 'SerialNumberBattery', value: 'BT1', normal: 'BT1' } as const;
const person = { phone: '+49301', email: 'a@b.example', address: 'Street 1', city: 'Boulder' };
const before: StoredSale = {
  id: 's1',
  customer: 'C1',
  normal: 'WU1',
  frameNumber: 'WU1',
  article: 'B-4',
  soldOn: '2026-11-01',
  nonRetail: false,
  status: 'complete',
  deletedAt: null,
  isOwn: true,
  salesChannel: 'ONLINE',
  documentNo: 'R-1',
  postalCode: '80301',
  quantity: 1,
  priceNet: null,
  priceGross: null,
  serials: [battery],
  consumer: { ...person, name: 'Consumer 1', consent: '2026-1' },
};
const unnamed = { phone: undefined, email: undefined, address: undefined, city: undefined };
const named: SaleInput = {
  id: 's1',
  frameNumber: 'WU1',
  normal: 'WU1',
  soldOn: '2026-11-02',
  nonRetail: false,
  consumer: { name: 'Consumer 1', ...unnamed },
  consent: undefined,
  article: null,
  serials: undefined,
  postalCode: undefined,
  documentNo: undefined,
  salesChannel: undefined,
  quantity: undefined,
  priceNet: undefined,
  priceGross: undefined,
};

test('leaves what a change does not name', () => {
  expect(completeSale(named, before)).toMatchObject({
    soldOn: '2026-11-02',
    salesChannel: 'ONLINE',
    documentNo: 'R-1',
    postalCode: '80301',
    serials: [battery],
    consumer: { name: 'Consumer 1', ...person },
    consent: '2026-1',
  });
});

test('takes what a change empties', () => {
  const emptied = { ...named, serials: [], documentNo: null, postalCode: '', consent: null };
  expect(completeSale(emptied, before)).toMatchObject({
    serials: [],
    documentNo: null,
    postalCode: '',
    consent: null,
  });
});

test('gives another consumer nothing of the former one', () => {
  const other = { ...named, consumer: { name: 'Consumer 2', ...unnamed } };
  expect(completeSale(other, before)).toMatchObject({
    consumer: { name: 'Consumer 2', phone: '', email: '', address: '', city: '' },
    consent: null,
    postalCode: '',
  });
});

test('keeps the consumer and the type of a sale on demand', () => {
  const kept = { ...named, nonRetail: true, consumer: 'kept' as const, postalCode: '' };
  expect(completeSale(kept, before)).toMatchObject({
    nonRetail: false,
    consumer: { name: 'Consumer 1' },
    postalCode: '80301',
  });
});

test('fills a new sale with the defaults', () => {
  expect(completeSale(named, null)).toMatchObject({
    serials: [],
    documentNo: null,
    postalCode: '',
    salesChannel: 'RETAIL',
    consent: null,
  });
});
