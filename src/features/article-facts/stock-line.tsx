import { Trans } from '@lingui/react/macro';
import { useDates } from '#src/features/hosts/hosts.public.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { hasStock } from '#src/lib/has-stock.ts';

export interface Stock {
  qty: number;
  masked: boolean;
  nextArrival?: { date: string; qty?: number | null; mask: boolean } | null;
}

const dots = {
  some: 'bg-success',
  coming: 'bg-warning',
  none: 'bg-ink-muted',
};

/** Stock as a dot and words: "12 in stock", "more than 20", "from 14 Mar", "ask" (N030, N031). */
export function StockLine({ stock }: { stock: Stock }) {
  const { date } = useDates();
  const state = hasStock(stock) ? 'some' : stock.nextArrival ? 'coming' : 'none';
  const number = useNumber();
  const qty = number(stock.qty);
  const next = stock.nextArrival;
  return (
    <span className="mt-1 flex items-center gap-1.5 text-xs">
      <span className={`size-2 shrink-0 rounded-full ${dots[state]}`} />
      {state === 'some' ? (
        stock.masked && stock.qty > 0 ? (
          <Trans>more than {qty} in stock</Trans>
        ) : stock.masked ? (
          <Trans>in stock</Trans>
        ) : (
          <Trans>{qty} in stock</Trans>
        )
      ) : next ? (
        <Arrival on={date(next.date)} qty={next.qty == null ? null : number(next.qty)} />
      ) : (
        <Trans comment="no stock and no arrival known">none, ask us</Trans>
      )}
    </span>
  );
}

function Arrival({ on, qty }: { on: string; qty: string | null }) {
  return qty === null ? (
    <Trans>from {on}</Trans>
  ) : (
    <Trans>
      {qty} from {on}
    </Trans>
  );
}
