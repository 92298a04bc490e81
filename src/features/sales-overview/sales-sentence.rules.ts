/** Sums of this year and of the last one, minor units. */
export interface Compared {
  netSales: number;
  netSalesLastYear: number;
}

/** The change against the last year as a share; null where the last year has nothing to compare with. */
export const changeOf = ({ netSales, netSalesLastYear }: Compared): number | null =>
  netSalesLastYear > 0 ? (netSales - netSalesLastYear) / netSalesLastYear : null;

/** The difference to the last year. */
export const differenceOf = ({ netSales, netSalesLastYear }: Compared) =>
  netSales - netSalesLastYear;

/** Changes below half a percent are written as 0 %. */
const least = 0.005;

/** The direction of a year in words. */
export function trendOf(total: Compared): 'nothing' | 'new' | 'up' | 'down' | 'same' {
  const change = changeOf(total);
  if (change === null) return total.netSales === 0 ? 'nothing' : 'new';
  if (Math.abs(change) < least) return 'same';
  return change > 0 ? 'up' : 'down';
}

/**
 * Finds the merchandise category that explains the change of the whole: the one with the largest difference in the same
 * direction. Null where there is only one, or none that can be compared.
 */
export function findLeader<Row extends Compared & { name: string }>(
  rows: readonly Row[],
  total: Compared,
): { name: string; change: number } | null {
  if (rows.length < 2) return null;
  const sign = Math.sign(differenceOf(total)) || 1;
  let best: { row: Row; change: number } | null = null;
  for (const row of rows) {
    const change = changeOf(row);
    if (change === null || row.name === '' || differenceOf(row) * sign <= 0) continue;
    if (!best || differenceOf(row) * sign > differenceOf(best.row) * sign) best = { row, change };
  }
  return best && { name: best.row.name, change: best.change };
}
