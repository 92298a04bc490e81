/** The number on the cart: pieces, or lines where the host counts those (F006). */
export function cartCount(
  { lines, totalQty }: { lines: readonly unknown[]; totalQty: number },
  countsPieces: boolean,
): number {
  return countsPieces ? totalQty : lines.length;
}
