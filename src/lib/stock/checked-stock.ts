/** The settings of a host for quantities above the stock; missing on hosts that do not check it. */
export interface StockChecks {
  availableStockCheck?: boolean | undefined;
  exactQtyCheck?: boolean | undefined;
}

/**
 * How many pieces may be ordered where the host checks quantities against the stock (N028, N029); null
 * where it does not, or does not say how many there are: then the server alone can tell.
 */
export function checkedStock(
  stock: { qty: number; masked: boolean },
  host: StockChecks,
): number | null {
  const checks = host.availableStockCheck || host.exactQtyCheck;
  return checks && !stock.masked ? stock.qty : null;
}
