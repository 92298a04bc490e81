/** A step of the benefit of a warehouse area: so much off the freight from so many pieces on. */
export interface BenefitStep {
  area: string;
  minQty: number;
  /** Minor units, above 0. */
  amount: number;
}

/** The reduction of the freight by the pieces of an area. */
export interface FreightBenefit {
  area: string;
  qty: number;
  /** Minor units. */
  amount: number;
  /** The next step of the area; null when this is the highest. */
  nextQty: number | null;
  nextAmount: number | null;
}

/** Pieces by the warehouse area they leave from, areas in the order they first appear. */
export function piecesByArea(
  takes: readonly { area: string; pieces: number }[],
): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { area, pieces: more } of takes) pieces.set(area, (pieces.get(area) ?? 0) + more);
  return pieces;
}

/** Returns the reduction of the freight by the pieces of an area, and what the next step needs (O044). */
export function areaBenefit(
  area: string,
  qty: number,
  steps: readonly BenefitStep[],
): FreightBenefit {
  const own = steps
    .filter((step) => step.area === area)
    .toSorted((one, other) => one.minQty - other.minQty);
  const next = own.find((step) => step.minQty > qty);
  return {
    area,
    qty,
    amount: own.findLast((step) => step.minQty <= qty)?.amount ?? 0,
    nextQty: next?.minQty ?? null,
    nextAmount: next?.amount ?? null,
  };
}

/** Returns the reduction of the freight by the pieces of all areas, in minor units (N065). */
export function freightBenefit(
  pieces: ReadonlyMap<string, number>,
  steps: readonly BenefitStep[],
): number {
  let amount = 0;
  for (const [area, qty] of pieces) amount += areaBenefit(area, qty, steps).amount;
  return amount;
}
