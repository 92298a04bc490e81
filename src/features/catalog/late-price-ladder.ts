import { late } from '#src/ui/late.tsx';

/** The quantity discounts of an article, step by step; for other features. */
export const PriceLadder = late(async () => ({
  default: (await import('./product/price-ladder.tsx')).PriceLadder,
}));
