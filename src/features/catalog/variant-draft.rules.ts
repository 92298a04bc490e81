import { checkQty, parseQty, type QtyProblem } from '#shared/quantity.ts';

/** What is typed for each article of a model, by article code. */
export type Draft = Record<string, string>;

export interface DraftResult {
  /** Pieces to add; 0 when nothing usable is typed. */
  add: number;
  problem: QtyProblem | null;
}

/**
 * Judges what is typed for one article. The quota counts what is in the cart already (N057).
 * @param inCart pieces of the article in the cart
 */
export function checkDraft(text: string, inCart: number, quota: number | null): DraftResult {
  if (text.trim() === '') return { add: 0, problem: null };
  const qty = parseQty(text);
  if (qty === null) return { add: 0, problem: 'NOT_A_QUANTITY' };
  const problem = checkQty(inCart + qty, quota);
  return { add: problem ? 0 : qty, problem };
}
