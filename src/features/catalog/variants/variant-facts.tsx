import { Trans } from '@lingui/react/macro';
import { StockLine, useBlockReason } from '#src/features/article-facts/article-facts.public.ts';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';
import { hasStock } from '#src/lib/stock/has-stock.ts';
import { fullName } from '#src/lib/variant-text.ts';
import { DealBadge } from '../prices/deal-badge.tsx';
import type { VariantOnPage } from './use-variants.ts';
import type { VariantProps } from './variant-cell.tsx';
import { VariantPrice } from './variant-price.tsx';

/** The element that shows all about the variant in focus. */
export const chosenId = 'chosen-variant';

interface Props extends Pick<VariantProps, 'chosen' | 'onChoose' | 'pricesDiffer'> {
  item: VariantOnPage;
  /** A promotion holds for some variants only, so those say so. */
  withBadge: boolean;
}

/**
 * Price where it differs, promotion and stock of a variant, or only why it cannot be ordered; a tap shows all about
 * it below.
 */
export function VariantFacts({ item, chosen, onChoose, pricesDiffer, withBadge }: Props) {
  const showroom = useShowroom();
  const name = fullName(item);
  const reason = useBlockReason(item);
  return (
    <button
      type="button"
      aria-pressed={item.article_code === chosen}
      className="block min-h-touch w-full rounded text-left"
      onClick={() => {
        onChoose(item.article_code);
        document.getElementById(chosenId)?.scrollIntoView?.({ block: 'nearest' });
      }}
    >
      <span className="sr-only">
        <Trans>Details of {name}</Trans>{' '}
      </span>
      {reason ? (
        <span className="text-xs underline underline-offset-2">{reason}</span>
      ) : (
        <>
          {pricesDiffer ? <VariantPrice price={item.price} /> : null}
          {withBadge && item.promotion && !showroom ? <DealBadge deal={item.promotion} /> : null}
          <StockLine stock={item.stock} />
        </>
      )}
    </button>
  );
}

/** Returns the background of a variant by its stock; the text next to it says the same. */
export function stockTint({ stock }: Pick<VariantOnPage, 'stock'>): string {
  if (hasStock(stock)) return 'bg-success-tint';
  return stock.nextArrival ? 'bg-warning-tint' : 'bg-sunken';
}

/** Whether only some of the variants are in a promotion. */
export function promotionsDiffer(items: readonly VariantOnPage[]): boolean {
  return new Set(items.map((item) => item.promotion?.code)).size > 1;
}
