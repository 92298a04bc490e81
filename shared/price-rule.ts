/** One step of a deal, as the price rule needs it. */
export interface PriceStep {
  /** Threshold the line quantity is compared with. */
  qty: number;
  term: string;
  type: string;
  /** Signed: basis points for `percentage` (-500 is 5 % less), minor units for `fixed`. */
  value: number;
}

export interface LinePrice {
  /** Price of the whole line without a discount, minor units. */
  full: number;
  /** Price of the whole line, minor units. */
  total: number;
  /** Price of one piece after the discount, rounded to minor units for display. */
  unit: number;
  /** The step that was granted, as an index into `steps`; -1 for none. */
  step: number;
}

/** Whether a quantity meets a step's term (B101, C139). */
export function stepApplies(step: PriceStep, qty: number): boolean {
  return step.term === '<=' ? qty <= step.qty : qty >= step.qty;
}

/** `amount` / `parts` rounded half up, exact for all safe integers at least 0. */
function share(amount: number, parts: number): number {
  const rest = amount % parts;
  return (amount - rest) / parts + (rest * 2 >= parts ? 1 : 0);
}

function withStep(dealer: number, qty: number, step: PriceStep): number {
  if (step.type === 'fixed') return Math.max(0, dealer + step.value) * qty;
  const factor = Math.max(0, 10_000 + step.value);
  const full = dealer * qty;
  const rest = full % 10_000;
  // Ten-thousandths apart, since full * factor may be beyond the safe integers.
  return ((full - rest) / 10_000) * factor + share(rest * factor, 10_000);
}

/**
 * The one price rule, for own and third-party lines, on server and client (B101 to B103, N063,
 * N064): a granted percentage changes the dealer price by that percentage, a granted fixed amount
 * is added to it, never below nothing; without a granted step a line costs dealer price times
 * quantity. Where several steps apply the buyer gets the cheapest.
 * @param dealer price of one piece, minor units
 * @param qty pieces, at least 0
 */
export function linePrice(dealer: number, qty: number, steps: readonly PriceStep[]): LinePrice {
  const full = dealer * qty;
  let total = full;
  let granted = -1;
  steps.forEach((step, index) => {
    if (!stepApplies(step, qty)) return;
    const price = withStep(dealer, qty, step);
    if (granted === -1 || price < total) {
      total = price;
      granted = index;
    }
  });
  return { full, total, unit: qty > 0 ? share(total, qty) : dealer, step: granted };
}
