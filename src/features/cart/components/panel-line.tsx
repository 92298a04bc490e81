import { memo } from 'react';
import { linePrice } from '#shared/price-rule.ts';
import { paths } from '#src/app/paths.ts';
import { HiddenInShowroom } from '#src/features/showroom/showroom.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { variantText } from '#src/lib/variant-text.ts';
import type { useCart } from '../cart.public.ts';

interface Props {
  line: ReturnType<typeof useCart>['lines'][number];
}

/** A line of the cart in few words: how many of what, and what they cost. */
export const PanelLine = memo(function PanelLine({ line: { product, qty, problem } }: Props) {
  'use memo';
  const money = useMoney();
  const problemText = useProblemText();
  const { unit } = useUnits();
  const { name, price, category, slug, article_code_display } = product;
  return (
    <article className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 px-4 py-2 text-sm">
      <p className="text-right font-semibold tabular-nums">{qty} ×</p>
      <div className="min-w-0">
        <LocaleLink
          to={paths.product(category.toLowerCase(), slug)}
          className="line-clamp-2 underline-offset-2 hover:underline"
        >
          {name}
        </LocaleLink>
        <p className="truncate text-xs text-ink-muted">
          {[article_code_display, variantText(product), unit(product.uom)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {problem ? <p className="text-xs text-error-ink">{problemText(problem)}</p> : null}
        {price.dealer === null ? null : (
          <HiddenInShowroom>
            <p className="text-right tabular-nums">
              {money(linePrice(price.dealer ?? 0, qty, price.discounts).total)}
            </p>
          </HiddenInShowroom>
        )}
      </div>
    </article>
  );
});
