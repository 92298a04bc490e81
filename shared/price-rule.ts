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
  /** Price of the whole line, minor units: always `unit` times the quantity. */
  total: number;
  /** Price of one piece after the discount, minor units. */
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

/** The price of one piece under a step, rounded to minor units, never below nothing. */
function unitWithStep(dealer: number, step: PriceStep): number {
  if (step.type === 'fixed') return Math.max(0, dealer + step.value);
  const factor = Math.max(0, 10_000 + step.value);
  const rest = dealer % 10_000;
  // Ten-thousandths apart, since dealer * factor may be beyond the safe integers.
  return ((dealer - rest) / 10_000) * factor + share(rest * factor, 10_000);
}

/**
 * The one price rule, for own and third-party lines, on server and client (B101 to B103, N063, N064). A
 * granted percentage changes the dealer price by that percentage, a granted fixed amount is added to it,
 * and the price is never below 0. Without a granted step a line costs dealer price times quantity. The
 * price of one piece is rounded, so that price, quantity and total always add up on the screen (decision
 * 027). Where several steps apply, the buyer gets the cheapest.
 * @param dealer price of one piece, minor units
 * @param qty pieces, at least 0
 */
export function linePrice(dealer: number, qty: number, steps: readonly PriceStep[]): LinePrice {
  let unit = dealer;
  let granted = -1;
  steps.forEach((step, index) => {
    if (!stepApplies(step, qty)) return;
    const price = unitWithStep(dealer, step);
    if (granted === -1 || price < unit) {
      unit = price;
      granted = index;
    }
  });
  return { full: dealer * qty, total: unit * qty, unit: qty > 0 ? unit : dealer, step: granted };
}
