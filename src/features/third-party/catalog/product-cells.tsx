import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNumber } from '#src/i18n/use-number.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { Picture } from '#src/ui/picture.tsx';
import { RowPicture } from '#src/ui/table/row-picture.tsx';
import type { Product } from '../third-party.queries.ts';

/** Pieces in stock in words. */
export function StockText({ stock }: { stock: number }) {
  const number = useNumber();
  return stock > 0 ? (
    <span className="text-success-ink">
      <Trans comment="pieces that a vendor has">{{ count: number(stock) }} in stock</Trans>
    </span>
  ) : (
    <span className="text-ink-muted">
      <Trans>Out of stock</Trans>
    </span>
  );
}

/** Writes the unit that a price is for: "per piece", "per BOX of 12". */
export function useUnitText() {
  const { t } = useLingui();
  const number = useNumber();
  const { unit } = useUnits();
  return ({ salesUnit, uomConverter }: Product): string =>
    uomConverter === 1
      ? t({ message: `per ${{ unit: unit(salesUnit) }}`, comment: 'the sales unit of a price' })
      : t({
          message: `per ${{ unit: unit(salesUnit) }} of ${{ count: number(uomConverter) }}`,
          comment: 'the sales unit of a price and its pieces',
        });
}

/** The picture and the name of an article, and what else is below it. */
export function ArticleCell({ product, children }: { product: Product; children: ReactNode }) {
  return (
    <span className="flex items-center gap-3">
      <RowPicture>
        <Picture square file={product.imageUrl} alt="" className="size-11 @min-[568px]:size-10" />
      </RowPicture>
      <span className="min-w-0">
        <span className="cut block">{product.description}</span>
        {children}
      </span>
    </span>
  );
}
