/** Returns the total of all goods of a cart over its sales organisations, minor units. */
export function sumGoods(totals: readonly { total: number }[]): number {
  return totals.reduce((sum, { total }) => sum + total, 0);
}
