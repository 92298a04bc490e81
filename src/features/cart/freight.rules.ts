/** A way of shipping, minor units. */
export interface FreightRate {
  name: string;
  price: number;
  freeFrom?: number | null;
}

/** What is missing to ship for nothing: the nearest step above the goods' value. */
export interface FreightGap {
  name: string;
  /** Minor units; 0 when it is free already. */
  missing: number;
}

/**
 * How far a cart is from free shipping (N065).
 * @param goods the value of the lines, minor units
 * @returns null where no way of shipping ever is free
 */
export function freightGap(rates: readonly FreightRate[], goods: number): FreightGap | null {
  const steps = rates
    .filter((rate) => rate.freeFrom != null && rate.price > 0)
    .map(({ name, freeFrom }) => ({ name, missing: Math.max(0, (freeFrom ?? 0) - goods) }))
    .sort((a, b) => a.missing - b.missing);
  return steps[0] ?? null;
}
