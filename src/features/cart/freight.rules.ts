/** A way of shipping, minor units. */
export interface FreightRate {
  name: string;
  price: number;
  freeFrom?: number | null;
}

/** The amount that is missing for free shipping: the nearest step above the goods' value. */
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

/** The reduction of the freight by pieces from a warehouse area, minor units, and the next step (O044). */
export interface AreaBenefit {
  area: string;
  qty: number;
  amount: number;
  nextQty?: number | null;
  nextAmount?: number | null;
}

/** How many more pieces of an area take how much more off the freight, minor units. */
export interface BenefitGap {
  area: string;
  more: number;
  less: number;
}

/** The next benefit of each area, the one that needs the fewest pieces first (O044). */
export function benefitGaps(benefits: readonly AreaBenefit[]): BenefitGap[] {
  return benefits
    .flatMap(({ area, qty, amount, nextQty, nextAmount }) => {
      const gap = { area, more: (nextQty ?? 0) - qty, less: (nextAmount ?? 0) - amount };
      return gap.more > 0 && gap.less > 0 ? [gap] : [];
    })
    .sort((a, b) => a.more - b.more);
}
