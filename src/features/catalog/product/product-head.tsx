import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';
import type { ProductDetailsQuery } from '#src/graphql/generated/graphql.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { usePercent } from '#src/i18n/use-percent.ts';
import { type Margin, marginRange, pieceCost, rangeOf, samePrice } from '#src/lib/stock/margin.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { NewBadge } from '../list/new-badge.tsx';
import { sameDeals } from '../prices/deal.rules.ts';
import { DealBadge } from '../prices/deal-badge.tsx';
import { DealLine } from '../prices/deal-line.tsx';
import { NoPrice } from '../prices/no-price.tsx';
import { PriceFacts } from '../prices/price-facts.tsx';

type Detail = NonNullable<ProductDetailsQuery['productDetailsV2']>;

interface Props {
  product: Detail;
  /** Share, print and the like, next to the name. */
  actions: ReactNode;
}

/** "39%" or "36%–39%", as the locale writes percentages. */
function usePercentRange(): (range: [Margin, Margin]) => string {
  const percent = usePercent();
  return ([low, high]) =>
    [...new Set([low, high].map((margin) => percent(margin.percent / 100)))].join('–');
}

/** Name, brand, year, own price, RRP and margin of a model; in showroom mode the RRP alone. */
export function ProductHead({ product, actions }: Props) {
  const money = useMoney();
  const percentRange = usePercentRange();
  const showroom = useShowroom();
  const prices = product.items.map((item) => item.price);
  const [only] = prices;
  const own = showroom ? null : rangeOf(prices.flatMap((price) => pieceCost(price) ?? []));
  const retail = rangeOf(prices.flatMap((price) => price.retail ?? []));
  const margins = showroom ? null : marginRange(prices);
  const written = ([low, high]: [number, number]) =>
    low === high ? money(low) : `${money(low)} – ${money(high)}`;
  const promotion = product.items.find((item) => item.promotion)?.promotion;
  return (
    <header className="space-y-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64 space-y-2">
          <p className="text-sm text-ink-muted">
            {[product.brand, product.serie, product.model_year].filter(Boolean).join(' · ')}
          </p>
          <PageHeader title={product.name} />
        </div>
        {actions}
      </div>
      <NewBadge isNew={product.items.some(({ isNew }) => isNew)} />
      {promotion && !showroom ? <DealBadge deal={promotion} /> : null}
      {only && samePrice(prices) ? (
        <PriceFacts price={only} large />
      ) : (
        <>
          {own ? (
            <p className="text-2xl font-semibold tabular-nums">{written(own)}</p>
          ) : (
            <NoPrice />
          )}
          {retail ? (
            <p
              className={`tabular-nums ${showroom ? 'text-2xl font-semibold' : 'text-sm text-ink-muted'}`}
            >
              <Trans comment="recommended retail price">RRP {{ price: written(retail) }}</Trans>
              {margins ? (
                <>
                  {' · '}
                  <Trans>Margin {{ percent: percentRange(margins) }}</Trans>
                </>
              ) : null}
            </p>
          ) : null}
        </>
      )}
      {only && sameDeals(prices) ? <DealLine price={only} /> : null}
    </header>
  );
}
