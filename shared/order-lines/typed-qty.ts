import { maxQty, parseQty } from '#shared/quantity.ts';
import type { QtyTextProblem } from './order-line.ts';
import { readQty } from './read-qty.ts';

/**
 * Checks what is typed into a quantity field, which takes nothing but digits (C064, N057); null when it
 * is taken. Texts such as "5 pcs", which can be pasted elsewhere, are refused for their other letters.
 * @param quota the highest quantity, of the customer or of all quantities
 */
export function typedQtyProblem(
  text: string,
  least: number,
  quota: number = maxQty,
): QtyTextProblem | 'OVER_QUOTA' | null {
  const typed = parseQty(text);
  if (typed !== null && typed >= least && typed <= Math.min(quota, maxQty)) return null;
  const { qty, problem } = readQty(text);
  if (problem === 'QTY_TOO_LARGE' && quota < maxQty) return 'OVER_QUOTA';
  if (problem) return problem;
  if (qty !== null && qty > quota) return 'OVER_QUOTA';
  return qty !== null && qty < least ? 'QTY_TOO_SMALL' : 'FOREIGN_DIGITS';
}
