import { Trans } from '@lingui/react/macro';
import { useMoney } from '#src/features/hosts/hosts.public.ts';
import type { ProductDetailsQuery } from '#src/graphql/generated/graphql.ts';
import { Badge } from '#src/ui/badge.tsx';
import { NoPrice } from './no-price.tsx';

type Detail = NonNullable<ProductDetailsQuery['productDetailsV2']>;

function range(amounts: readonly number[]): [number, number] | null {
  return amounts.length > 0 ? [Math.min(...amounts), Math.max(...amounts)] : null;
}

/** Name, brand, year, own price and RRP of a model. */
export function ProductHead({ product }: { product: Detail }) {
  const money = useMoney();
  const own = range(product.items.flatMap((item) => item.price.dealer ?? []));
  const retail = range(product.items.flatMap((item) => item.price.retail ?? []));
  const written = ([low, high]: [number, number]) =>
    low === high ? money(low) : `${money(low)} – ${money(high)}`;
  const promotion = product.items.find((item) => item.promotion)?.promotion;
  return (
    <header className="space-y-2">
      <p className="text-sm text-ink-muted">
        {[product.brand, product.serie, product.model_year].filter(Boolean).join(' · ')}
      </p>
      <h1 className="text-2xl font-semibold break-words">{product.name}</h1>
      {promotion ? <Badge tone="warning">{promotion.badge}</Badge> : null}
      {own ? <p className="text-2xl font-semibold tabular-nums">{written(own)}</p> : <NoPrice />}
      {retail ? (
        <p className="text-sm text-ink-muted tabular-nums">
          <Trans comment="recommended retail price">RRP {written(retail)}</Trans>
        </p>
      ) : null}
    </header>
  );
}
