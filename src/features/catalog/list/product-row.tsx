import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { StockLine } from '#src/features/article-facts/article-facts.public.ts';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';
import type { ProductCardFragment } from '#src/graphql/generated/graphql.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { useUnits } from '#src/i18n/use-units.ts';
import { fullName, variantText } from '#src/lib/variant-text.ts';
import { Picture } from '#src/ui/picture.tsx';
import { DealLine } from '../prices/deal-line.tsx';
import { NoPrice } from '../prices/no-price.tsx';
import { CartStepper } from './cart-stepper.tsx';
import { NewBadge } from './new-badge.tsx';

/** An article in one compact row: picture, code, name, stock, price, quantity. */
export function ProductRow({ product }: { product: ProductCardFragment }) {
  'use memo';
  const money = useMoney();
  const { unit } = useUnits();
  const variant = variantText(product);
  const { dealer, retail } = product.price;
  const showroom = useShowroom();
  return (
    <article className="flex flex-wrap items-center gap-x-3 gap-y-1 p-2">
      <Picture
        square
        file={product.image ?? null}
        alt=""
        size="thumbnail"
        className="w-14 shrink-0 sm:w-20"
      />
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate text-xs text-ink-muted tabular-nums">
          {[product.article_code_display, variant, product.brand, unit(product.uom)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <h3 className="line-clamp-2 text-sm font-semibold leading-snug">
          <LocaleLink
            to={paths.product(product.category.toLowerCase(), product.slug)}
            className="underline-offset-2 hover:underline"
          >
            {product.name}
          </LocaleLink>
        </h3>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <NewBadge isNew={product.isNew} />
          <StockLine stock={product.stock} />
          <DealLine price={product.price} />
        </div>
      </div>
      <div className="ml-auto flex shrink-0 flex-col items-end gap-1 max-[359px]:flex-row max-[359px]:items-center max-[359px]:gap-3">
        {showroom && retail != null ? (
          <p className="font-semibold tabular-nums">
            <Trans comment="recommended retail price">RRP {{ price: money(retail) }}</Trans>
          </p>
        ) : showroom || dealer == null ? (
          <NoPrice />
        ) : (
          <p className="font-semibold tabular-nums">{money(dealer)}</p>
        )}
        <CartStepper product={product} name={fullName(product)} />
      </div>
    </article>
  );
}
