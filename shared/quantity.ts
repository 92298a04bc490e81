/** Bounds of an order quantity (B099, C064, N135). */
export const maxQty = 99_999;

export type QtyProblem = 'NOT_A_QUANTITY' | 'QTY_TOO_SMALL' | 'QTY_TOO_LARGE' | 'OVER_QUOTA';

/**
 * Checks a quantity typed by a user or sent by a client. 0 is allowed and means removal (B095).
 * @param quota highest total quantity of the article for the customer, null for none (N057)
 */
export function checkQty(qty: number, quota: number | null): QtyProblem | null {
  if (!Number.isInteger(qty)) return 'NOT_A_QUANTITY';
  if (qty < 0) return 'QTY_TOO_SMALL';
  if (qty > maxQty) return 'QTY_TOO_LARGE';
  if (quota !== null && qty > quota) return 'OVER_QUOTA';
  return null;
}

/** Reads what a user typed into a quantity field; null when it is not a whole number. */
export function parseQty(text: string): number | null {
  const trimmed = text.trim();
  return /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : null;
}
