/** The number of requests that can be open for a payer, so that its invoices can be covered by as many. */
const slices = 5;

/**
 * Chooses the invoices that the nth of many users asks to pay: a fifth of them, which others ask for as well, or
 * now and then all. In whichever order they come, every invoice ends in exactly one open request.
 */
export function chooseInRush<T>(nth: number, invoices: readonly T[]): T[] {
  const slice = nth % (slices + 1);
  if (slice === slices) return [...invoices];
  return invoices.filter((_, at) => at % slices === slice);
}
