import { checkQty, parseQty, type QtyProblem } from '#shared/quantity.ts';

/** The typed quantity of each article of a model, by article code. */
export type Draft = Record<string, string>;

/** The host's problem with a quantity, apart from the quota. */
export type DraftProblem = QtyProblem | 'OVER_STOCK';

export interface DraftResult {
  /** Pieces to add; 0 when nothing usable is typed. */
  add: number;
  problem: DraftProblem | null;
}

/**
 * Validates what is typed for one article. The quota counts what is in the cart already (N057).
 * @param inCart pieces of the article in the cart
 * @param available as `checkedStock` says; the cart counts here, too
 */
export function checkDraft(
  text: string,
  inCart: number,
  quota: number | null,
  available: number | null = null,
): DraftResult {
  if (text.trim() === '') return { add: 0, problem: null };
  const qty = parseQty(text);
  if (qty === null) return { add: 0, problem: 'NOT_A_QUANTITY' };
  const over = available !== null && qty > 0 && inCart + qty > available;
  const problem = checkQty(inCart + qty, quota) ?? (over ? 'OVER_STOCK' : null);
  return { add: problem ? 0 : qty, problem };
}
