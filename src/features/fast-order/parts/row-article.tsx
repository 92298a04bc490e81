import { Trans } from '@lingui/react/macro';
import { linePrice } from '#shared/price-rule.ts';
import { StockLine } from '#src/features/article-facts/article-facts.public.ts';
import { useMoney } from '#src/features/hosts/hosts.public.ts';
import { HiddenInShowroom } from '#src/features/showroom/showroom.public.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { fullName } from '#src/lib/variant-text.ts';
import { Badge } from '#src/ui/badge.tsx';
import { qtyOf } from '../grid.rules.ts';
import type { JudgedRow } from '../use-order-grid.ts';

interface Props extends JudgedRow {
  /** The place of the first row of its article among those shown, from 1. */
  headPlace: number;
}

/** The article of a row: name, stock, and what all pieces of it cost; the first of its rows tells. */
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
    <div className="flex items-start justify-between gap-x-4">
      <div className="min-w-0">
        <p className="text-sm break-words">
          {fullName(product)}{' '}
          {row.own ? (
            <Badge tone="brand">
              <Trans>own number</Trans>
            </Badge>
          ) : null}
        </p>
        <p className="text-xs text-ink-muted">
          <Trans comment="unit an article is sold in">Unit {unit}</Trans>
        </p>
        <StockLine stock={product.stock} />
        {several ? (
          <p className="text-xs text-ink-muted">
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
          <p className="tabular shrink-0 text-right text-sm">
            <span className="font-semibold">{money(price.total)}</span>
            <br />
            <span className="text-xs text-ink-muted">
              <Trans comment="price of one piece">{money(price.unit)} each</Trans>
            </span>
          </p>
        </HiddenInShowroom>
      ) : null}
    </div>
  );
}
