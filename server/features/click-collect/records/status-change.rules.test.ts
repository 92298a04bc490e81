import { describe, expect, test } from 'vitest';
import { clickCollectStatuses, toPlace } from '#shared/click-collect/statuses.ts';
import { type AskedStatus, decideStatus, type MarkedLine } from './status-change.rules.ts';

type Mark = MarkedLine['mark'];
const line = (id: string, mark: Mark = null, qtyShipped = 0): MarkedLine => ({
  id,
  qty: 2,
  qtyShipped,
  mark,
});
const decide = (
  status: keyof typeof clickCollectStatuses,
  lines: MarkedLine[],
  to: AskedStatus['to'],
  more: {
    from?: AskedStatus['from'];
    marks?: [string, NonNullable<Mark>][];
    isDistributor?: boolean;
  } = {},
) =>
  decideStatus(
    { status, lines },
    {
      to,
      from: more.from ?? null,
      marks: more.marks ? new Map(more.marks) : null,
      isDistributor: more.isDistributor ?? false,
    },
  );
const hq = 'ORDER_TO_HQ';
const own = 'READY_TO_PICKUP';
const both = [line('A'), line('B')];

describe('submitting (B254, reading 42)', () => {
  test('needs a mark of each line', () => {
    expect(decide('NEED_CONFIRMATION', both, 'OPEN', { marks: [['A', hq]] })).toEqual({
      code: 'UNMARKED_ITEMS',
      items: ['B'],
    });
  });

  test('leads to Open, or to Ready to Pickup with own stock only', () => {
    const marks = (b: typeof hq | typeof own): [string, typeof hq | typeof own][] => [
      ['A', own],
      ['B', b],
    ];
    expect(decide('NEED_CONFIRMATION', both, 'OPEN', { marks: marks(hq) })).toEqual({
      next: 'OPEN',
    });
    expect(decide('NEED_CONFIRMATION', both, 'OPEN', { marks: marks(own) })).toEqual({
      next: 'READY_TO_PICKUP',
    });
  });

  test('refuses marks of foreign lines', () => {
    expect(decide('NEED_CONFIRMATION', both, 'OPEN', { marks: [['X', hq]] })).toMatchObject({
      code: 'UNKNOWN_ITEM',
      items: ['X'],
    });
  });

  test('goes no further than to Ready to Pickup', () => {
    const marks = (to: AskedStatus['to'], mark: typeof hq | typeof own) =>
      decide('NEED_CONFIRMATION', [line('A')], to, { marks: [['A', mark]] });
    expect(marks('COMPLETE', own)).toMatchObject({ code: 'WRONG_STATE' });
    expect(marks('READY_TO_PICKUP', own)).toEqual({ next: 'READY_TO_PICKUP' });
    expect(marks('READY_TO_PICKUP', hq)).toEqual({ code: 'ITEMS_NOT_READY', items: ['A'] });
  });

  test('is refused where the feed has moved the order on', () => {
    expect(
      decide('SHIPPED', both, 'OPEN', {
        marks: [
          ['A', hq],
          ['B', hq],
        ],
      }),
    ).toMatchObject({
      code: 'WRONG_STATE',
    });
  });

  test('is done once, and refused with other marks (B256)', () => {
    const lines = [line('A', hq)];
    expect(decide('OPEN', lines, 'OPEN', { marks: [['A', hq]] })).toBe('done');
    expect(decide('OPEN', lines, 'OPEN', { marks: [['A', own]] })).toMatchObject({
      code: 'ALREADY_SUBMITTED',
    });
  });
});

describe('moving forward (N105, reading 107)', () => {
  test('never goes back', () => {
    for (const status of ['SHIPPED', 'READY_TO_PICKUP', 'COMPLETE'] as const)
      expect(
        decide(status, [line('A', hq, 2)], 'CONFIRMED', { isDistributor: true }),
      ).toMatchObject({
        code: 'WRONG_STATE',
      });
  });

  test('lets staff only set the states of the distributor', () => {
    expect(decide('OPEN', [line('A', hq)], 'SHIPPED', { isDistributor: true })).toEqual({
      next: 'SHIPPED',
    });
    expect(decide('OPEN', [line('A', hq)], 'SHIPPED')).toMatchObject({ code: 'WRONG_STATE' });
  });

  test('is ready when each line was shipped or is in the shop', () => {
    const lines = [line('A', hq, 1), line('B', own)];
    expect(decide('OPEN', lines, own)).toEqual({ code: 'ITEMS_NOT_READY', items: ['A'] });
    expect(decide('OPEN', [line('A', hq, 2), line('B', own)], own)).toEqual({ next: own });
  });

  test('hands over what is ready only', () => {
    expect(decide('SHIPPED', [line('A', hq, 2)], 'COMPLETE')).toMatchObject({
      code: 'WRONG_STATE',
    });
    expect(decide(own, [line('A', hq, 2)], 'COMPLETE')).toEqual({ next: 'COMPLETE' });
  });

  test('needs the status that it was decided on', () => {
    expect(decide('SHIPPED', [line('A', hq, 2)], own, { from: 'OPEN' })).toMatchObject({
      code: 'WRONG_STATE',
    });
  });

  test('is refused before the marks are submitted', () => {
    expect(decide('NEED_CONFIRMATION', both, own)).toMatchObject({ code: 'UNMARKED_ITEMS' });
  });
});

test('knows the nine statuses in their order (C123 to C131, B258)', () => {
  expect(Object.keys(clickCollectStatuses)).toHaveLength(9);
  expect(toPlace('NEED_CONFIRMATION')).toBe(1);
  expect(toPlace('COMPLETE')).toBe(9);
});
