import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '#shared/testing/property-runs.ts';
import { linePrice, type PriceStep, stepApplies } from './price-rule.ts';

/** Rounds the fraction `amount / parts` half up, digit by digit in big integers. */
function rounded(amount: bigint, parts: bigint): bigint {
  const whole = amount / parts;
  return (amount % parts) * 2n >= parts ? whole + 1n : whole;
}

/** The rule as the specification words it, slow and obvious. */
function reference(dealer: number, qty: number, steps: readonly PriceStep[]) {
  const full = BigInt(dealer) * BigInt(qty);
  const granted = steps
    .map((step, index) => ({ step, index }))
    .filter(({ step }) => (step.term === '>=' ? qty >= step.qty : qty <= step.qty))
    .map(({ step, index }) => {
      const changed =
        step.type === 'percentage'
          ? rounded(BigInt(dealer) * BigInt(Math.max(0, 10_000 + step.value)), 10_000n)
          : BigInt(Math.max(0, dealer + step.value));
      return { index, unit: changed };
    });
  const best = granted.toSorted((a, b) =>
    a.unit === b.unit ? a.index - b.index : a.unit < b.unit ? -1 : 1,
  )[0];
  const unit = best?.unit ?? BigInt(dealer);
  return {
    full: Number(full),
    total: Number(unit * BigInt(qty)),
    unit: qty === 0 ? dealer : Number(unit),
    step: best?.index ?? -1,
  };
}

const dealerPrice = fc.oneof(
  fc.integer({ min: 0, max: 500_000 }),
  fc.integer({ min: 0, max: 80_000_000_000 }),
);
const quantity = fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 99_999 }));
const step = fc.record({
  qty: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 99_999 })),
  term: fc.constantFrom('>=', '<='),
  type: fc.constantFrom('percentage', 'fixed'),
  value: fc.integer({ min: -12_000, max: 2_000 }),
});

describe('linePrice', () => {
  test('agrees with the slow reference, even for prices in billions', () => {
    fc.assert(
      fc.property(dealerPrice, quantity, fc.array(step, { maxLength: 5 }), (dealer, qty, steps) => {
        expect(linePrice(dealer, qty, steps)).toEqual(reference(dealer, qty, steps));
      }),
      propertyRuns(3000),
    );
  });

  test('rounds a tenth less of 0.05 half up', () => {
    const steps = [{ qty: 1, term: '>=', type: 'percentage', value: -1_000 }];
    expect(linePrice(5, 3, steps)).toMatchObject({ unit: 5, total: 15 });
  });

  test('returns a unit price that times the quantity is the total', () => {
    // Minor units: cents, rupiahs without decimals, and thousandths as in Kuwait are all integers.
    fc.assert(
      fc.property(dealerPrice, quantity, fc.array(step, { maxLength: 5 }), (dealer, qty, steps) => {
        const { unit, total } = linePrice(dealer, qty, steps);
        expect(unit * qty).toBe(total);
      }),
      propertyRuns(3000),
    );
  });

  test('charges two discounted pieces twice the price of one', () => {
    const deal = { qty: 2, term: '<=', type: 'percentage', value: -400 };
    expect(linePrice(334_939, 2, [deal])).toMatchObject({ unit: 321_541, total: 643_082 });
  });

  test('stays between zero and the full price for reductions', () => {
    const reduction = step.map((any) => ({ ...any, value: -Math.abs(any.value) }));
    fc.assert(
      fc.property(dealerPrice, quantity, fc.array(reduction), (dealer, qty, steps) => {
        const { total, full, unit } = linePrice(dealer, qty, steps);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(full);
        expect(unit).toBeLessThanOrEqual(dealer);
      }),
    );
  });

  test('applies the step of a ladder that is reached (B101, B102)', () => {
    const ladder = [10, 20].map((qty) => ({
      qty,
      term: '>=',
      type: 'percentage',
      value: -qty * 50,
    }));
    expect(linePrice(2000, 9, ladder)).toEqual({
      full: 18_000,
      total: 18_000,
      unit: 2000,
      step: -1,
    });
    expect(linePrice(2000, 10, ladder)).toEqual({
      full: 20_000,
      total: 19_000,
      unit: 1900,
      step: 0,
    });
    expect(linePrice(2000, 20, ladder)).toEqual({
      full: 40_000,
      total: 36_000,
      unit: 1800,
      step: 1,
    });
  });

  test('adds a fixed amount to each piece, never below zero (N063)', () => {
    const step = { qty: 2, term: '>=', type: 'fixed', value: -100 };
    expect(linePrice(999, 2, [step]).total).toBe(1798);
    expect(linePrice(60, 2, [step]).total).toBe(0);
  });

  test('rounds half a minor unit up (N064)', () => {
    const half = { qty: 1, term: '>=', type: 'percentage', value: -5000 };
    expect(linePrice(25, 1, [half]).total).toBe(13);
    expect(linePrice(25, 2, [half]).total).toBe(26);
  });

  test('applies a surcharge when it is the only step reached', () => {
    const rise = { qty: 5, term: '<=', type: 'percentage', value: 1000 };
    expect(linePrice(1000, 5, [rise]).total).toBe(5500);
    expect(linePrice(1000, 6, [rise])).toMatchObject({ total: 6000, step: -1 });
  });
});

test('compares a step’s quantity with >= and <= (C139)', () => {
  const step = { qty: 5, type: 'fixed', value: 0 };
  const met = (term: string) => [4, 5, 6].map((qty) => stepApplies({ ...step, term }, qty));
  expect(met('>=')).toEqual([false, true, true]);
  expect(met('<=')).toEqual([true, true, false]);
});
