import { describe, expect, test } from 'vitest';
import { knownFrame } from '../testing/sales.ts';
import { type CheckedSale, findDayProblem, findFrameStop } from './frame-checks.rules.ts';
import { newSale, type SaleValues } from './sale-values.ts';
import type { Known } from './use-known-frame.ts';

const checked: CheckedSale = {
  saleId: 'S1',
  seller: 'C1',
  registered: null,
  isInspectionWaiting: false,
};
const sale = (over: Partial<SaleValues> = {}): SaleValues => ({
  ...newSale('2026-11-20').values,
  frameNumber: 'WU12345',
  ...over,
});
const answered = (...exact: Known['exact']): Known => ({
  from: 'server',
  exact,
  near: [],
  asOf: null,
});
const soldBy = (saleId: string | null, nonRetail = false) =>
  knownFrame({ sold: { saleId, soldDate: '2026-11-02', nonRetail, warrantyUntil: null } });
const recalled = knownFrame({
  recalls: [
    {
      id: 'R',
      title: 'Fork',
      measure: 'Exchange it',
      since: '2026-05-01',
      link: null,
      done: false,
      state: null,
      taskId: null,
    },
  ],
});

describe('the register stops a sale', () => {
  test.each([
    ['of an unknown number', answered(), {}, 'FRAME_NOT_OURS'],
    ['of an unknown number', answered(knownFrame({ isKnown: false })), {}, 'FRAME_NOT_OURS'],
    ['of one of several frames', answered(knownFrame(), knownFrame()), {}, 'AMBIGUOUS_FRAME'],
    ['of a frame sold by others', answered(soldBy(null)), {}, 'ALREADY_REPORTED'],
    ['of a frame sold by the dealer', answered(soldBy('S0')), {}, 'ALREADY_REPORTED'],
    ['of a recalled frame', answered(recalled), {}, 'RECALLED'],
    ['that overrules another danger', answered(recalled), { overruled: ['STOLEN'] }, 'RECALLED'],
    ['of a frame of others', answered(knownFrame({ isOwn: false })), {}, 'NOT_DELIVERED_TO_YOU'],
    ['of an uninspected one', answered(knownFrame({ pdiNeeded: true })), {}, 'NOT_INSPECTED'],
    ['of another customer’s', answered(knownFrame({ custCode: 'C2' })), {}, 'NOT_DELIVERED_TO_YOU'],
  ] as const)('%s', (_name, known, over, code) => {
    expect(findFrameStop(known, sale(over as Partial<SaleValues>), checked)).toBe(code);
  });

  test('until one of several is chosen', () => {
    const known = answered(knownFrame(), knownFrame({ articleCode: 'B-5' }));
    expect(findFrameStop(known, sale({ articleCode: 'B-9' }), checked)).toBe('AMBIGUOUS_FRAME');
    expect(findFrameStop(known, sale({ articleCode: 'B-5' }), checked)).toBeNull();
  });
});

describe('the register lets pass', () => {
  test.each([
    ['the sale that it has', answered(soldBy('S1')), {}],
    ['a bike used before', answered(soldBy('S0', true)), {}],
    ['a confirmed bike of others', answered(knownFrame({ isOwn: false })), { isConfirmed: true }],
    ['one without inspection', answered(knownFrame({ pdiNeeded: true })), { isUninspected: true }],
    ['an overruled recall', answered(recalled), { overruled: ['RECALLED'] }],
    ['what only the device knows', { ...answered(recalled), from: 'device' }, {}],
    ['a number that could not be checked', { ...answered(), from: 'none' }, {}],
  ] as const)('%s', (_name, known, over) => {
    expect(findFrameStop(known, sale(over as Partial<SaleValues>), checked)).toBeNull();
  });

  test('one whose inspection waits on this device', () => {
    const known = answered(knownFrame({ pdiNeeded: true }));
    expect(findFrameStop(known, sale(), { ...checked, isInspectionWaiting: true })).toBeNull();
  });

  test('a change of a sale whose bike is recalled since', () => {
    const change = { ...checked, registered: 'WU12345' };
    expect(findFrameStop(answered(recalled), sale(), change)).toBeNull();
  });
});

test.each([
  ['2026-09-30', 'SOLD_BEFORE_DELIVERED'],
  ['2026-08-31', 'SOLD_BEFORE_PRODUCED'],
  ['2026-11-21', 'IN_FUTURE'],
  ['2026-10-01', null],
])('checks the day %s by those of the frame: %s', (soldDate, problem) => {
  const frame = knownFrame({ deliveredOn: '2026-10-01', producedOn: '2026-09-01' });
  const device: Known = { ...answered(frame), from: 'device' };
  expect(findDayProblem(device, sale({ soldDate }), '2026-11-20')).toBe(problem);
});
