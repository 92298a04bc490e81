import { Trans } from '@lingui/react/macro';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import type { OwnPrice } from '#src/lib/stock/margin.ts';
import { pieceCost } from '#src/lib/stock/margin.ts';

/** The dealer's price of one piece of a variant; in showroom mode its RRP. */
export function VariantPrice({ price }: { price: OwnPrice }) {
  const money = useMoney();
  const showroom = useShowroom();
  const amount = showroom ? price.retail : pieceCost(price);
  if (amount == null) return null;
  return (
    <span className="block text-xs tabular-nums">
      {showroom ? (
        <Trans comment="recommended retail price">RRP {{ price: money(amount) }}</Trans>
      ) : (
        money(amount)
      )}
    </span>
  );
}

/** Whether the variants cost different amounts, in the mode the page is in. */
export function usePricesDiffer(prices: readonly OwnPrice[]): boolean {
  const showroom = useShowroom();
  const amounts = prices.map((price) => (showroom ? price.retail : pieceCost(price)) ?? null);
  return new Set(amounts).size > 1;
}
