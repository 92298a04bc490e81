import * as v from 'valibot';
import { expect, test } from 'vitest';
import { registeredSale } from '../testing/sales.ts';
import {
  deriveSaleId,
  fromVariables,
  newSale,
  type SaleValues,
  saleSchema,
  toVariables,
  variablesOfSale,
} from './sale-values.ts';

const today = '2026-11-20';
const nothing = { frameNumber: () => null, soldDate: () => null };
const entered = (over: Partial<SaleValues> = {}): SaleValues => ({
  ...newSale(today).values,
  frameNumber: 'WU1',
  name: 'Consumer 1',
  ...over,
});

/** The broken rules, as `field:CODE`. */
function check(over: Partial<SaleValues>): string[] {
  const read = v.safeParse(saleSchema(today, nothing, '+49'), entered(over));
  return (read.issues ?? []).map((issue) => `${v.getDotPath(issue)}:${issue.message}`);
}

test.each([
  ['frameNumber', '', 'REQUIRED'],
  ['frameNumber', '   ', 'REQUIRED'],
  ['frameNumber', 'A'.repeat(31), 'FRAME_TOO_LONG'],
  ['frameNumber', `${'A'.repeat(16)}-${'A'.repeat(15)}`, 'FRAME_TOO_LONG'],
  ['frameNumber', 'WU1 🚲', 'SERIAL_CHARACTERS'],
  ['frameNumber', 'WU#1', 'SERIAL_CHARACTERS'],
  ['soldDate', '2026-11-21', 'IN_FUTURE'],
  ['soldDate', '1900-01-01', 'NOT_A_DAY'],
  ['soldDate', '2026-02-30', 'NOT_A_DAY'],
  ['phone', '1'.repeat(18), 'NOT_PHONE'],
  ['phone', '030 1234 or 030 5678', 'UNCLEAR_PHONE'],
  ['email', 'nobody.example', 'NOT_EMAIL'],
  ['name', ' ', 'REQUIRED'],
  ['name', 'x'.repeat(101), 'TOO_LONG'],
  ['documentNo', 'x'.repeat(61), 'TOO_LONG'],
  ['reason', 'x'.repeat(501), 'TOO_LONG'],
])('refuses the %s %j: %s', (field, value, code) => {
  expect(check({ [field]: value })).toEqual([`${field}:${code}`]);
});

test.each([
  ['frameNumber', 'A'.repeat(30)],
  ['frameNumber', ' wu-1.2 '],
  ['frameNumber', 'WU\u0661\u06f2'],
  ['frameNumber', '1HGCM82633A004352'],
  ['soldDate', today],
  ['phone', '1'.repeat(17)],
  ['phone', '+4930123456'],
  ['phone', '+49 (0) 30 / 12–34'],
  ['email', ''],
])('takes the %s %j', (field, value) => {
  expect(check({ [field]: value })).toEqual([]);
});

test('needs a name only with the data of a consumer', () => {
  expect(check({ name: '', buyer: 'none' })).toEqual([]);
  expect(check({ name: '', buyer: 'account' })).toEqual([]);
});

test('needs a reason for what is overruled', () => {
  expect(check({ overruled: ['STOLEN'] })).toEqual(['reason:REQUIRED']);
  expect(check({ overruled: ['STOLEN'], reason: 'Found again' })).toEqual([]);
});

test('refuses further numbers with other characters', () => {
  const serial = (value: string) => ({ serials: [{ kind: 'Other' as const, value }] });
  expect(check(serial('BT 🚲'))).toEqual(['serials:SERIAL_CHARACTERS']);
  expect(check(serial('bt-1'))).toEqual([]);
  expect(check(serial(''))).toEqual([]);
});

test('says what the register knows on the field that it is about', () => {
  const checks = { frameNumber: () => 'RECALLED', soldDate: () => 'SOLD_BEFORE_DELIVERED' };
  const { issues = [] } = v.safeParse(saleSchema(today, checks, '+49'), entered());
  expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['frameNumber', 'RECALLED'],
    ['soldDate', 'SOLD_BEFORE_DELIVERED'],
  ]);
});

test('gets the values of a waiting sale back', () => {
  const values = entered({
    dealer: { code: 'C2', name: 'Bike Barn' },
    isConfirmed: true,
    consent: true,
    overruled: ['RECALLED'],
    reason: 'Repaired',
    postalCode: '80301',
  });
  const sale = { saleId: 'S1', values };
  const variables = toVariables(sale, '2026.1');
  expect(variables).toMatchObject({
    dealer: 'C2',
    reason: 'Repaired',
    consent: '2026.1',
    confirmed: ['NOT_DELIVERED_TO_YOU', 'RECALLED'],
  });
  expect(fromVariables(variables, today, 'Bike Barn')).toEqual({ ...sale, entryId: null });
});

test('claims nothing that the seller of a changed sale did not say', () => {
  const variables = variablesOfSale(registeredSale());
  expect(variables.confirmed ?? []).toEqual([]);
  const { values } = fromVariables(variables, today);
  expect(values).toMatchObject({ isConfirmed: false, isUninspected: false, buyer: 'consumer' });
});

test('keeps the hidden or erased consumer of a changed sale', () => {
  const change = fromVariables(variablesOfSale(registeredSale({ customer: null })), today);
  expect(change.values.buyer).toBe('kept');
  expect(toVariables(change, null)).toMatchObject({ keepConsumer: true, customer: null });
});

test('leaves a use without a consumer as it is', () => {
  const used = registeredSale({ customer: null, nonRetail: true });
  expect(fromVariables(variablesOfSale(used), today).values.buyer).toBe('none');
});

test('gives the sale of a draft one id for each bike', async () => {
  const first = await deriveSaleId('draft', { frameNumber: 'WU-1', articleCode: '' });
  expect(await deriveSaleId('draft', { frameNumber: 'wu1', articleCode: '' })).toBe(first);
  for (const other of [
    { frameNumber: 'WU-2', articleCode: '' },
    { frameNumber: 'WU-1', articleCode: 'B-4' },
  ])
    expect(await deriveSaleId('draft', other)).not.toBe(first);
  expect(await deriveSaleId('next', { frameNumber: 'WU-1', articleCode: '' })).not.toBe(first);
});
