import { expect, it } from 'vitest';
import type { BonusAgreement } from './bonus.queries.ts';
import { type CartBonusLine, computeWhatIf } from './what-if.rules.ts';

const agreement = (more: Partial<BonusAgreement> = {}): BonusAgreement => ({
  id: 'A',
  name: 'Season',
  brand: 'Alto',
  category: null,
  from: '2026-01-01',
  to: '2026-09-30',
  basis: 'sales',
  appliesTo: 'all',
  combines: false,
  rewardType: 'percent',
  arrearsDays: null,
  active: true,
  steps: [
    { threshold: 100_000, reward: 200 },
    { threshold: 200_000, reward: 400 },
  ],
  sums: { value: 90_000, quantity: 9, points: 0 },
  arrears: null,
  ...more,
});

const cartLine = (qty: number, dealer = 1_000, brand = 'Alto'): CartBonusLine => ({
  qty,
  product: { brand, category: 'Bike', price: { dealer, discounts: [] } },
});
const today = '2026-06-01';

it('moves towards the next step', () => {
  expect(computeWhatIf([agreement()], [cartLine(4)], today)).toMatchObject({
    total: 0,
    gain: 0,
    reached: null,
    next: { step: { missing: 6_000, gain: 200 } },
  });
});

it('reaches a step, after the discounts of the cart', () => {
  const line = cartLine(20);
  const price = {
    dealer: 1_000,
    discounts: [{ qty: 10, term: '>=', type: 'percentage', value: -1_000 }],
  };
  const discounted = { ...line, product: { ...line.product, price } };
  expect(computeWhatIf([agreement()], [discounted], today)).toMatchObject({
    total: 2_160,
    gain: 2_160,
    reached: { step: { threshold: 100_000 } },
  });
});

it('says nothing about a cart that does not count', () => {
  expect(computeWhatIf([agreement()], [cartLine(4, 1_000, 'Velm')], today)).toBeNull();
  expect(computeWhatIf([agreement()], [cartLine(4)], '2026-10-01')).toBeNull();
  expect(computeWhatIf([agreement({ basis: 'points' })], [cartLine(4)], today)).toBeNull();
  const arrears = { payBy: '2026-05-01', amount: 1, invoices: 1, isLate: true };
  expect(computeWhatIf([agreement({ arrears })], [cartLine(4)], today)).toBeNull();
});
