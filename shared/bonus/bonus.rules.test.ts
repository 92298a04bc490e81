import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#shared/testing/property-runs.ts';
import {
  addLines,
  computeReward,
  findClosest,
  findNextStep,
  findReason,
  findStep,
  projectBonus,
} from './bonus.rules.ts';
import type { BonusLine, BonusTerms } from './bonus-terms.ts';

const terms = (more: Partial<BonusTerms> = {}): BonusTerms => ({
  id: 'A',
  name: 'Season',
  brand: null,
  category: null,
  from: '2026-01-01',
  to: '2026-12-31',
  basis: 'sales',
  active: true,
  appliesTo: 'all',
  combines: false,
  rewardType: 'percent',
  arrearsDays: null,
  steps: [
    { threshold: 10_000, reward: 200 },
    { threshold: 20_000, reward: 500 },
  ],
  ...more,
});

const line = (more: Partial<BonusLine> = {}): BonusLine => ({
  date: '2026-05-05',
  brand: 'Alto',
  category: 'Bike',
  value: 1_000,
  quantity: 1,
  points: 3,
  ...more,
});

const sums = (value: number, quantity = 0, points = 0) => ({ value, quantity, points });

describe('the reward', () => {
  it.each([
    [9_999, 0],
    [10_000, 200],
    [20_000, 1_000],
    [20_001, 1_000],
    [-500, 0],
  ])('is the percentage of all turnover: %i gives %i', (value, reward) => {
    expect(computeReward(terms(), sums(value))).toBe(reward);
  });

  it.each([
    [10_000, 0],
    [15_000, 100],
    [20_000, 200],
    [30_000, 700],
  ])('is only for what is above the threshold: %i gives %i', (value, reward) => {
    expect(computeReward(terms({ appliesTo: 'above' }), sums(value))).toBe(reward);
  });

  it('is the amount of the step reached', () => {
    const amounts = terms({ rewardType: 'amount' });
    expect(computeReward(amounts, sums(25_000))).toBe(500);
  });

  it('is a percentage of the value where pieces are counted', () => {
    const steps = [{ threshold: 10, reward: 200 }];
    expect(computeReward(terms({ basis: 'quantity', steps }), sums(5_000, 20))).toBe(100);
    const above = terms({ basis: 'points', steps, appliesTo: 'above' });
    expect(computeReward(above, sums(5_000, 0, 20))).toBe(50);
  });

  it('never falls with the turnover, and stays whole', () => {
    const ladder = fc
      .uniqueArray(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 6 })
      .chain((thresholds) =>
        fc
          .array(fc.integer({ min: 0, max: 10_000 }), {
            minLength: thresholds.length,
            maxLength: thresholds.length,
          })
          .map((rewards) => {
            const rising = rewards.toSorted((a, b) => a - b);
            return thresholds
              .toSorted((a, b) => a - b)
              .map((threshold, at) => ({ threshold, reward: rising[at] ?? 0 }));
          }),
      );
    const kind = fc.constantFrom('all' as const, 'above' as const);
    const value = fc.integer({ min: -1e9, max: 1e12 });
    fc.assert(
      fc.property(ladder, kind, value, value, (steps, appliesTo, one, other) => {
        const of = (amount: number) => computeReward(terms({ steps, appliesTo }), sums(amount));
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(of(low)).toBeLessThanOrEqual(of(high));
        expect(Number.isSafeInteger(of(high))).toBe(true);
        expect(of(high)).toBeLessThanOrEqual(Math.max(0, high));
        const whole = computeReward(terms({ steps, appliesTo: 'all' }), sums(high));
        const above = computeReward(terms({ steps, appliesTo: 'above' }), sums(high));
        expect(above).toBeLessThanOrEqual(whole);
      }),
      propertyRuns(200),
    );
  });
});

describe('several agreements', () => {
  const state = (of: Partial<BonusTerms>, value: number, isLate = false) => ({
    terms: terms(of),
    sums: sums(value),
    isLate,
  });

  it('take the best one, and add those that combine', () => {
    const combined = state({ id: 'C', combines: true }, 10_000);
    const states = [state({}, 10_000), state({ id: 'B' }, 20_000), combined];
    expect(projectBonus(states)).toBe(1_000 + 200);
  });

  it('leave out the one whose invoices are overdue', () => {
    expect(projectBonus([state({}, 10_000), state({ id: 'B' }, 20_000, true)])).toBe(200);
  });

  it('are led by the one closest to its next step', () => {
    const states = [state({ id: 'far' }, 1_000), state({ id: 'near' }, 19_000)];
    expect(findClosest(states)?.terms.id).toBe('near');
    expect(findClosest([state({}, 90_000)])).toBeUndefined();
  });
});

describe('the next step', () => {
  it('says what is missing and what it adds', () => {
    expect(findNextStep(terms(), 12_000)).toEqual({
      threshold: 20_000,
      reward: 500,
      missing: 8_000,
      gain: 300,
    });
    expect(findNextStep(terms(), 20_000)).toBeNull();
    expect(findStep(terms(), 19_999)?.threshold).toBe(10_000);
  });
});

describe('lines', () => {
  it('lower the sum by credit notes', () => {
    const lines = [line(), line({ value: -400, quantity: -1, points: 0 })];
    expect(addLines(terms(), lines)).toEqual(sums(600, 0, 3));
  });

  it.each([
    ['counts', {}, {}],
    ['creditNote', { value: -1 }, {}],
    ['counts', { brand: 'ALTO' }, { brand: 'Alto' }],
    ['noPoints', { points: 0 }, { basis: 'points' as const }],
    ['inactive', {}, { active: false }],
    ['outsidePeriod', { date: '2025-12-31' }, {}],
    ['outsidePeriod', { date: '2027-01-01' }, {}],
    ['otherCategory', { category: 'PAA' }, { category: 'Bike' }],
    ['otherCategory', { category: null }, { category: 'Bike' }],
    ['otherBrand', {}, { brand: 'Velm' }],
  ] as const)('say that it %s: %j under %j', (reason, ofLine, ofTerms) => {
    expect(findReason(line(ofLine), [terms(ofTerms)])).toBe(reason);
  });

  it('say that there is no agreement', () => {
    expect(findReason(line(), [])).toBe('noAgreement');
  });

  it('add up to the sum of the lines that count', () => {
    const anyLine = fc.record({
      date: fc.constantFrom('2025-12-31', '2026-02-28', '2026-07-01'),
      brand: fc.constantFrom('Alto', 'Velm'),
      category: fc.constantFrom('Bike', 'PAA', null),
      value: fc.integer({ min: -1e9, max: 1e9 }),
      quantity: fc.integer({ min: -99, max: 99 }),
      points: fc.integer({ min: 0, max: 9 }),
    });
    const scope = fc.record({
      brand: fc.constantFrom('Alto', null),
      category: fc.constantFrom('Bike', 'PAA', null),
      active: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyLine), scope, (lines, of) => {
        const agreement = terms(of);
        const counted = lines.filter((one) =>
          ['counts', 'creditNote'].includes(findReason(one, [agreement])),
        );
        expect(addLines(agreement, lines).value).toBe(
          counted.reduce((sum, { value }) => sum + value, 0),
        );
      }),
      propertyRuns(200),
    );
  });
});
