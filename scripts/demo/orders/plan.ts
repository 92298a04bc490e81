import { type Random, randomFor } from '../random.ts';

/** The state that an order has reached. */
export type Fate =
  | 'completed'
  | 'cancelled'
  | 'on its way'
  | 'partly shipped'
  | 'confirmed'
  | 'waiting';

/** An order a dealer gave by telephone. */
export interface PlannedOrder {
  fate: Fate;
  /** Days ago. */
  age: number;
  consignment: boolean;
  /** Has a line whose article was replaced since. */
  replaced: boolean;
}

/**
 * The number of dealers per sales organisation that have orders. The other dealers of a large feed have none.
 */
export const dealersWithOrders = 24;

const open: readonly [Fate, number][] = [
  ['on its way', 6],
  ['partly shipped', 8],
  ['confirmed', 4],
  ['waiting', 1],
];

/**
 * Returns the orders of a dealer, oldest first. The dealers of the demo logins have more than a year of
 * orders of every kind; the blocked dealer and all others have fewer.
 */
export function plannedOrders(sorg: string, dealer: number): PlannedOrder[] {
  const random = randomFor(`orders ${sorg} ${dealer}`);
  const plain = { consignment: false, replaced: false };
  if (dealer > 3) {
    const count = dealer === 4 ? 6 : random.int(1, 3);
    const late: PlannedOrder[] = random.chance(0.5)
      ? [{ fate: 'confirmed', age: 5, ...plain }]
      : [];
    return [...past(random, count, plain), ...late];
  }
  return [
    ...past(random, 14, plain),
    { fate: 'cancelled', age: 33, ...plain },
    { fate: 'completed', age: 28, consignment: true, replaced: false },
    { fate: 'completed', age: 24, consignment: false, replaced: true },
    { fate: 'confirmed', age: 9, consignment: true, replaced: false },
    ...open.map(([fate, age]) => ({
      fate,
      age,
      consignment: false,
      replaced: fate === 'confirmed',
    })),
  ];
}

/** Completed orders over the last 400 days. */
function past(
  random: Random,
  count: number,
  plain: Pick<PlannedOrder, 'consignment' | 'replaced'>,
): PlannedOrder[] {
  const step = Math.floor(360 / count);
  return Array.from({ length: count }, (_, nth) => ({
    fate: 'completed' as const,
    age: 40 + (count - 1 - nth) * step + random.int(0, step - 1),
    ...plain,
  }));
}
