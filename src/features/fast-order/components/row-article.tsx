import { Trans } from '@lingui/react/macro';
import { linePrice } from '#shared/price-rule.ts';
import { StockLine } from '#src/features/article-facts/article-facts.public.ts';
import { HiddenInShowroom } from '#src/features/showroom/showroom.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { fullName } from '#src/lib/variant-text.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { qtyOf } from '../grid.rules.ts';
import type { ValidatedRow } from '../use-order-grid.ts';
import { cell } from './row-layout.ts';

interface Props extends ValidatedRow {
  /** The place of the first row of its article among those shown, from 1. */
  headPlace: number;
}

/**
 * The article of a row: picture (wide screens), name, stock, and what all pieces of it cost; the first
 * of its rows tells.
 */
export function RowArticle({ row, problem, sum, headPlace: place }: Props) {
  const money = useMoney();
  const units = useUnits();
  const { product } = row;
  if (!product) return null;
  const [head] = sum?.rows ?? [];
  const unit = units.unit(product.uom);
  const several = (sum?.rows.length ?? 0) > 1;
  const all = sum?.qty ?? 0;
  const price =
    problem === null && qtyOf(row) !== null && head?.id === row.id
      ? linePrice(product.price.dealer ?? 0, all, product.price.discounts)
      : null;
  return (
    <div className="flex items-start justify-between gap-x-4 lg:contents">
      <Picture
        square
        file={product.image ?? null}
        alt=""
        className={`hidden w-9 lg:flex ${cell.picture}`}
      />
      <div className="min-w-0 lg:contents">
        <div className={`text-sm leading-snug ${cell.article}`}>
          <p className="break-words lg:inline">
            {fullName(product)}{' '}
            {row.own ? (
              <Badge tone="brand">
                <Trans>own number</Trans>
              </Badge>
            ) : null}
          </p>{' '}
          <p className="text-xs text-ink-muted lg:inline">
            <Trans comment="unit an article is sold in">Unit {unit}</Trans>
          </p>
        </div>
        <div className={`lg:-mt-1 ${cell.stock}`}>
          <StockLine stock={product.stock} />
        </div>
        {several ? (
          <p className={`text-xs text-ink-muted ${cell.below}`}>
            {head?.id === row.id ? (
              <Trans>Several rows want it: {all} in all</Trans>
            ) : (
              <Trans>Counted together with row {place}</Trans>
            )}
          </p>
        ) : null}
      </div>
      {price ? (
        <HiddenInShowroom>
          <div className="tabular shrink-0 text-right text-sm lg:contents">
            <p className={`font-semibold ${cell.total}`}>{money(price.total)}</p>
            <p className={`text-xs text-ink-muted lg:text-sm ${cell.unit}`}>
              <Trans comment="price of one piece">{{ price: money(price.unit) }} each</Trans>
            </p>
          </div>
        </HiddenInShowroom>
      ) : null}
    </div>
  );
}
