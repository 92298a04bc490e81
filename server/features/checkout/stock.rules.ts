export interface StockRow {
  article: string;
  warehouse: string;
  /** The area the warehouse lies in, for the freight. */
  area: string;
  qty: number;
  reserved: number;
}

/** Pieces of an article that an order takes from a warehouse. */
export interface Take {
  article: string;
  warehouse: string;
  area: string;
  pieces: number;
}

/** Returns the unreserved pieces; a feed may report fewer pieces than were reserved. */
function free(row: StockRow): number {
  return Math.max(0, row.qty - row.reserved);
}

/** Free pieces by article over all warehouses. */
export function available(rows: readonly StockRow[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const row of rows) pieces.set(row.article, (pieces.get(row.article) ?? 0) + free(row));
  return pieces;
}

/**
 * From which warehouses the ordered pieces come, in the order of the rows; what is not there is
 * left out, for it is ordered and delivered later.
 * @param lines one of each article
 */
export function takes(
  rows: readonly StockRow[],
  lines: readonly { article: string; qty: number }[],
): Take[] {
  const wanted = new Map(lines.map((line) => [line.article, line.qty]));
  return rows.flatMap((row) => {
    const { article, warehouse, area } = row;
    const left = wanted.get(article) ?? 0;
    const pieces = Math.min(left, free(row));
    if (pieces <= 0) return [];
    wanted.set(article, left - pieces);
    return [{ article, warehouse, area, pieces }];
  });
}
