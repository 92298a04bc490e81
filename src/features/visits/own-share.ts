/** The share of the own bicycles on display, 0 to 1; null where a number is missing or nothing is on display. */
export function toOwnShare(
  own: number | null | undefined,
  others: number | null | undefined,
): number | null {
  if (own == null || others == null || own + others === 0) return null;
  return own / (own + others);
}
