import { expect, test } from 'vitest';
import {
  allStates,
  getNextState,
  type RetailSaleEvent,
  type RetailSaleState,
  readRegistration,
  retailSaleStates,
} from './retail-sale-states.ts';

const run = (start: RetailSaleState, ...events: RetailSaleEvent[]) =>
  events.reduce<RetailSaleState | null>(
    (state, event) => (state ? getNextState(state, event) : null),
    start,
  );

test('has seven states, and all is none of them (N095, C115)', () => {
  expect(retailSaleStates).toHaveLength(7);
  expect(retailSaleStates).not.toContain(allStates);
});

test('brings a new sale to complete or failed (N094)', () => {
  expect(run('pending insert', 'exported', 'accepted')).toBe('complete');
  expect(run('pending insert', 'exported', 'refused')).toBe('failed insert');
});

test('brings a change of a complete sale to complete or failed', () => {
  expect(run('complete', 'changed', 'exported', 'accepted')).toBe('complete');
  expect(run('complete', 'changed', 'changed', 'exported', 'refused')).toBe('failed update');
});

test('sends a failed sale again', () => {
  expect(run('failed insert', 'resent')).toBe('pending insert');
  expect(run('failed update', 'changed')).toBe('pending update');
});

test.each(['processing insert', 'processing update'] as const)(
  'takes only the answer of the ERP while %s',
  (state) => {
    expect(run(state, 'changed')).toBeNull();
    expect(run(state, 'resent')).toBeNull();
    expect(run(state, 'exported')).toBeNull();
  },
);

test('takes no answer for a sale in no batch', () => {
  for (const state of ['pending insert', 'complete', 'pending update'] as const) {
    expect(run(state, 'accepted')).toBeNull();
    expect(run(state, 'refused')).toBeNull();
  }
});

test.each([
  [true, null, { type: 'retail', consumer: 'account' }],
  [true, { name: 'A' }, { type: 'retail', consumer: 'account' }],
  [false, { name: 'A' }, { type: 'retail', consumer: 'given' }],
  [false, null, { type: 'nonRetail', consumer: 'none' }],
  [false, undefined, { type: 'nonRetail', consumer: 'none' }],
])('reads useAccountData %s with customer %o (N096)', (useAccountData, customer, expected) => {
  expect(readRegistration({ useAccountData, customer })).toEqual(expected);
});
