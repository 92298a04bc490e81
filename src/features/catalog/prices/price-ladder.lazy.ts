import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';

/** The quantity discounts of an article, step by step; for other features. */
export const PriceLadder = lazyWithMessages(async () => ({
  default: (await import('./price-ladder.tsx')).PriceLadder,
}));
