import type { BonusAgreement } from '#src/features/bonus/bonus.queries.ts';
import { type CartBonusLine, computeWhatIf } from '#src/features/bonus/what-if.rules.ts';
import budgets from '../budgets.json' with { type: 'json' };
import type { MeasuredRow } from '../measured-row.ts';
import { calculatePercentile } from '../percentile.ts';

const lines = 500;
const today = '2026-06-30';

const agreement = (nth: number): BonusAgreement => ({
  id: `BA${nth}`,
  name: `Agreement ${nth}`,
  brand: nth > 2 ? `Brand ${nth}` : null,
  category: nth % 4 === 0 ? 'Bike' : null,
  from: '2026-01-01',
  to: '2026-12-31',
  basis: 'sales',
  appliesTo: nth % 3 === 0 ? 'above' : 'all',
  combines: true,
  rewardType: 'percent',
  arrearsDays: 30,
  active: true,
  steps: Array.from({ length: 5 }, (_, at) => ({
    threshold: (at + 1) * 500_000,
    reward: (at + 1) * 100,
  })),
  sums: { value: 400_000, quantity: 40, points: 0 },
  arrears: null,
});

const cartLine = (nth: number): CartBonusLine => ({
  qty: 1 + (nth % 9),
  product: {
    brand: `Brand ${nth % 12}`,
    category: nth % 2 === 0 ? 'Bike' : 'PAA',
    price: {
      dealer: 1_000 + nth,
      discounts: [{ qty: 5, term: 'ZD', type: 'percentage', value: -500 }],
    },
  },
});

/** The bonus with a cart of 500 lines and ten agreements, in this process. */
export function measureWhatIf(): MeasuredRow {
  const agreements = Array.from({ length: 10 }, (_, nth) => agreement(nth));
  const samples: number[] = [];
  for (let nth = 0; nth < 200; nth += 1) {
    const cart = Array.from({ length: lines }, (_, at) => cartLine(at + nth));
    const started = performance.now();
    if (computeWhatIf(agreements, cart, today) === null) throw new Error('No agreement counts');
    samples.push(performance.now() - started);
  }
  return {
    what: `ms of the what-if on ${lines} lines, p95`,
    figure: calculatePercentile(samples, 0.95),
    budget: budgets.bonusWhatIfMs,
  };
}
