import type { HostConfig } from '#shared/host-config.ts';
import type { ArrivalAnswer, StockAnswer } from './answer-shapes.ts';

type Masks = Pick<HostConfig, 'maskStock' | 'maskNextArrival'>;

/** A quantity no higher than the host's mask, and whether there is more (N030). */
export function maskQty(qty: number, mask: number | null): { qty: number; masked: boolean } {
  return mask !== null && qty > mask ? { qty: mask, masked: true } : { qty, masked: false };
}

/**
 * The shown stock of several articles as one. It says what the same masks would say of the true
 * figures: an article that is masked already puts the sum above the mask, and the others are exact.
 */
export function together(levels: readonly StockAnswer[], host: Masks): StockAnswer {
  const mask = host.maskStock;
  const hidden = levels.some(({ masked }) => masked);
  const sum = levels.reduce((qty, level) => qty + level.qty, 0);
  const stock = hidden && mask !== null ? { qty: mask, masked: true } : maskQty(sum, mask);
  return { ...stock, nextArrival: firstArrival(levels, host.maskNextArrival) };
}

function firstArrival(levels: readonly StockAnswer[], mask: number | null): ArrivalAnswer | null {
  const coming = levels.flatMap(({ nextArrival }) => nextArrival ?? []);
  const date = coming.map((arrival) => arrival.date).sort()[0];
  if (date === undefined) return null;
  const first = coming.filter((arrival) => arrival.date === date);
  const qty = first.reduce((sum, arrival) => sum + (arrival.qty ?? 0), 0);
  const hidden = first.some((arrival) => arrival.mask) || (mask !== null && qty > mask);
  return { date, qty: hidden ? null : qty, mask: hidden };
}
