import { useLingui } from '@lingui/react/macro';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { hasStock } from '#src/lib/stock/has-stock.ts';

export interface Stock {
  qty: number;
  masked: boolean;
  nextArrival?: { date: string; qty?: number | null; mask: boolean } | null;
}

/** Writes stock in words: "12 in stock", "more than 20 in stock", "5 from 14 Mar" (N030, N031). */
export function useStockText(): (stock: Stock) => string {
  const { t } = useLingui();
  const { date } = useDates();
  const number = useNumber();
  return (stock) => {
    const { masked, nextArrival: next } = stock;
    if (hasStock(stock)) {
      const qty = number(stock.qty);
      if (!masked) return t`${qty} in stock`;
      return stock.qty > 0 ? t`more than ${qty} in stock` : t`in stock`;
    }
    if (!next) return t({ comment: 'no stock and no arrival known', message: 'none, ask us' });
    const on = date(next.date);
    if (next.qty == null) return t`from ${on}`;
    const qty = number(next.qty);
    return t`${qty} from ${on}`;
  };
}
