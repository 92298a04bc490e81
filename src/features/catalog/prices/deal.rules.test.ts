import { expect, test } from 'vitest';
import { bestSteps, ladderRows, sameDeals } from './deal.rules.ts';

const percent = (qty: number, value: number) => ({ qty, term: '>=', type: 'percentage', value });
const fixed = (qty: number, value: number) => ({ qty, term: '>=', type: 'fixed', value });

test('keeps a single ladder unchanged', () => {
  const ladder = [percent(10, -500), percent(20, -1000)];
  expect(bestSteps(2000, ladder)).toEqual(ladder);
});

test('keeps only the best of overlapping deals per quantity', () => {
  // 371: 20 pieces are 349 each by the percentage and 336 by the fixed amount.
  const steps = [percent(10, -300), percent(20, -600), fixed(20, -35), percent(50, -900)];
  expect(bestSteps(371, steps)).toEqual([percent(10, -300), fixed(20, -35)]);
});

test('keeps the first step of each quantity without a price', () => {
  expect(bestSteps(0, [percent(10, -500)])).toEqual([percent(10, -500)]);
});

test('follows a small-quantity deal with the price beyond it', () => {
  const few = { ...percent(2, -400), term: '<=' };
  expect(ladderRows(334_939, [few])).toEqual([
    { step: few, qty: 2, unit: 321_541 },
    { step: null, qty: 3, unit: 334_939 },
  ]);
  const units = ladderRows(334_939, [few, percent(3, -100)]).map(({ step, unit }) => [
    step?.qty,
    unit,
  ]);
  expect(units).toEqual([
    [2, 321_541],
    [3, 331_590],
  ]);
});

test('compares deals by their terms, not by article prices', () => {
  const one = { dealer: 100, discounts: [percent(10, -500)] };
  expect(sameDeals([one, { ...one, dealer: 200 }])).toBe(true);
  expect(sameDeals([one, { ...one, discounts: [] }])).toBe(false);
});
