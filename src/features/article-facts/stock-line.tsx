import { hasStock } from '#src/lib/stock/has-stock.ts';
import { type Stock, useStockText } from './use-stock-text.ts';

const dots = {
  some: 'bg-success',
  coming: 'bg-warning',
  none: 'bg-ink-muted',
};

/** Stock as a dot and words (N030, N031). */
export function StockLine({ stock }: { stock: Stock }) {
  const state = hasStock(stock) ? 'some' : stock.nextArrival ? 'coming' : 'none';
  const text = useStockText()(stock);
  return (
    <span className="mt-1 flex items-center gap-1.5 text-xs">
      <span className={`size-2 shrink-0 rounded-full ${dots[state]}`} />
      {text}
    </span>
  );
}
