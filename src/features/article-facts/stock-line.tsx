import { Trans } from '@lingui/react/macro';
import { useDates } from '#src/features/hosts/hosts.public.ts';
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
  const qty = stock.qty;
  return (
    <span className="mt-1 flex items-center gap-1.5 text-xs">
      <span className={`size-2 shrink-0 rounded-full ${dots[state]}`} />
      {state === 'some' ? (
        stock.masked && qty > 0 ? (
          <Trans>more than {qty} in stock</Trans>
        ) : stock.masked ? (
          <Trans>in stock</Trans>
        ) : (
          <Trans>{qty} in stock</Trans>
        )
      ) : stock.nextArrival ? (
        <Arrival on={date(stock.nextArrival.date)} qty={stock.nextArrival.qty ?? null} />
      ) : (
        <Trans comment="no stock and no arrival known">none, ask us</Trans>
      )}
    </span>
  );
}

function Arrival({ on, qty }: { on: string; qty: number | null }) {
  return qty === null ? (
    <Trans>from {on}</Trans>
  ) : (
    <Trans>
      {qty} from {on}
    </Trans>
  );
}
