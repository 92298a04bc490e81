import { expect, test } from 'vitest';
import { bestSteps } from './deal.rules.ts';

const percent = (qty: number, value: number) => ({ qty, term: '>=', type: 'percentage', value });
const fixed = (qty: number, value: number) => ({ qty, term: '>=', type: 'fixed', value });

test('a single ladder stays as it is', () => {
  const ladder = [percent(10, -500), percent(20, -1000)];
  expect(bestSteps(2000, ladder)).toEqual(ladder);
});

test('of overlapping deals only what wins at its quantity is shown', () => {
  // 371: 20 pieces are 349 each by the percentage and 336 by the fixed amount.
  const steps = [percent(10, -300), percent(20, -600), fixed(20, -35), percent(50, -900)];
  expect(bestSteps(371, steps)).toEqual([percent(10, -300), fixed(20, -35)]);
});

test('without a price there is nothing to compare, the first of each quantity stands', () => {
  expect(bestSteps(0, [percent(10, -500)])).toEqual([percent(10, -500)]);
});
