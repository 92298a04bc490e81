import { Trans } from '@lingui/react/macro';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { usePercent } from '#src/i18n/use-percent.ts';
import { marginOf, type OwnPrice, pieceCost } from '#src/lib/stock/margin.ts';
import { NoPrice } from './no-price.tsx';

/** Own price large, RRP and margin small; in showroom mode the RRP large and nothing else. */
export function PriceFacts({ price, large = false }: { price: OwnPrice; large?: boolean }) {
  const big = `font-semibold tabular-nums ${large ? 'text-2xl' : 'text-xl'}`;
  const money = useMoney();
  const percent = usePercent();
  const showroom = useShowroom();
  const own = pieceCost(price);
  const margin = marginOf(price);
  if (showroom)
    return price.retail == null ? null : (
      <p className={big}>
        <Trans comment="recommended retail price">RRP {{ price: money(price.retail) }}</Trans>
      </p>
    );
  return (
    <>
      {own === null ? (
        <NoPrice />
      ) : (
        <p className={big}>
          {money(own)}
          {price.dealer != null && price.dealer !== own ? (
            <s className="ml-2 text-sm font-normal text-ink-muted">{money(price.dealer)}</s>
          ) : null}
        </p>
      )}
      {price.retail == null ? null : (
        <p className="text-sm text-ink-muted tabular-nums">
          <Trans comment="recommended retail price">RRP {{ price: money(price.retail) }}</Trans>
        </p>
      )}
      {margin ? (
        <p className="text-sm tabular-nums">
          <Trans>
            Margin {{ percent: percent(margin.percent / 100) }} · {{ amount: money(margin.amount) }}
          </Trans>
        </p>
      ) : null}
    </>
  );
}
