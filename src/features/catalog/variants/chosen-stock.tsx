import { Trans, useLingui } from '@lingui/react/macro';
import { StockLine } from '#src/features/article-facts/article-facts.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { hasStock } from '#src/lib/stock/has-stock.ts';
import type { VariantOnPage } from './use-variants.ts';

type Arrival = VariantOnPage['arrivals'][number];

function Coming({ arrival }: { arrival: Arrival }) {
  const { date } = useDates();
  const on = date(arrival.date);
  const number = useNumber();
  const qty = arrival.qty == null ? null : number(arrival.qty);
  return qty === null ? (
    <Trans>more from {on}</Trans>
  ) : (
    <Trans>
      {qty} more from {on}
    </Trans>
  );
}

/**
 * The stock of the variant in focus: what is there, what comes next although there is some (N031), all
 * that is confirmed to come where the host shows it (F038), and where it is and is supplied from (F046).
 */
export function ChosenStock({ item: { stock, warehouses, arrivals } }: { item: VariantOnPage }) {
  const { t } = useLingui();
  const number = useNumber();
  const { supplyLocation } = useHostConfig();
  const next = hasStock(stock) ? stock.nextArrival : null;
  // The line above says the first of them already, where the host shows the next arrival (F029).
  const said = !hasStock(stock) && stock.nextArrival ? 1 : 0;
  const coming = arrivals.slice(said);
  const shown = coming.length > 0 ? coming : next ? [{ ...next, qty: next.qty ?? null }] : [];
  const listed = warehouses.some(({ warehouse }) => warehouse === supplyLocation);
  return (
    <>
      <StockLine stock={stock} />
      {shown.length > 0 ? (
        <ul className="text-xs" aria-label={t`Arrivals`}>
          {shown.map((arrival) => (
            <li key={arrival.date}>
              <Coming arrival={arrival} />
            </li>
          ))}
        </ul>
      ) : null}
      {warehouses.length > 0 ? (
        <ul className="text-sm" aria-label={t`Stock by warehouse`}>
          {warehouses.map(({ warehouse, qty, masked }) => {
            const pieces = number(qty);
            return (
              <li key={warehouse} className="flex justify-between gap-4 py-0.5">
                <span className="text-ink-muted">
                  {warehouse === supplyLocation ? (
                    <Trans>{warehouse} (supplied from here)</Trans>
                  ) : (
                    warehouse
                  )}
                </span>
                <span className="tabular-nums">
                  {masked ? <Trans>more than {pieces}</Trans> : pieces}
                </span>
              </li>
            );
          })}
        </ul>
      ) : null}
      {supplyLocation && !listed ? (
        <p className="text-xs text-ink-muted">
          <Trans>Supplied from {supplyLocation}</Trans>
        </p>
      ) : null}
    </>
  );
}
