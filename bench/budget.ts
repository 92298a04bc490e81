/** A measurement with its budget, where it has one: the most it may be. */
export interface Measured {
  figure: number;
  budget: number | string;
}

/** Adds to each row whether it misses its budget. */
export function withBudget<Row extends Measured>(
  rows: readonly Row[],
): (Row & { missed: string })[] {
  return rows.map((row) => {
    const missed = typeof row.budget === 'number' && !(row.figure <= row.budget);
    return { ...row, missed: missed ? 'MISSED' : '' };
  });
}
