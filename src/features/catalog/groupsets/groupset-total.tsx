import { Trans } from '@lingui/react/macro';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { usePercent } from '#src/i18n/use-percent.ts';
import { marginOf } from '#src/lib/stock/margin.ts';
import { NoPrice } from '../prices/no-price.tsx';
import { retailTotal } from './groupset.rules.ts';
import type { Groupset } from './groupset-add.tsx';

/** The price of a groupset: own price, RRP and, large, the margin; in showroom mode the RRP alone. */
export function GroupsetTotal({
  groupset,
  large = false,
}: {
  groupset: Groupset;
  large?: boolean;
}) {
  const money = useMoney();
  const percent = usePercent();
  const showroom = useShowroom();
  const retail = retailTotal(groupset.items);
  // Of parts whose retail prices are all known; on the groupset's own page.
  const margin =
    large && !showroom ? marginOf({ dealer: groupset.total ?? null, retail, discounts: [] }) : null;
  const big = large ? 'text-2xl' : 'text-lg';
  return (
    <>
      {groupset.total == null || showroom ? (
        <NoPrice />
      ) : (
        <p className={`font-semibold tabular-nums ${big}`}>{money(groupset.total)}</p>
      )}
      {retail === null ? null : (
        <p
          className={`tabular-nums ${showroom ? `font-semibold ${big}` : 'text-sm text-ink-muted'}`}
        >
          <Trans comment="recommended retail price">RRP {{ price: money(retail) }}</Trans>
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
