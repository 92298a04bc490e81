import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { useMoney } from '#src/features/hosts/hosts.public.ts';
import type { ProductCardFragment } from '#src/graphql/generated/graphql.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { CartStepper } from './cart-stepper.tsx';
import { DealLine } from './deal-line.tsx';
import { StockLine } from './stock-line.tsx';

/** An article in one compact row: picture, code, name, stock, price, quantity. */
export function ProductRow({ product }: { product: ProductCardFragment }) {
  'use memo';
  const money = useMoney();
  const variant = [product.color?.name, product.frameSize ?? product.wheelSize]
    .filter(Boolean)
    .join(', ');
  const dealer = product.price.dealer;
  return (
    <article className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 p-2 sm:grid-cols-[5rem_minmax(0,1fr)_auto] sm:items-center">
      <Picture
        square
        file={product.image ?? null}
        alt=""
        size="thumbnail"
        className="row-span-2 w-full rounded-md sm:row-span-1"
      />
      <div className="min-w-0">
        <p className="truncate text-xs text-ink-muted tabular-nums">
          {product.article_code_display} · {product.brand}
        </p>
        <h3 className="line-clamp-2 text-sm font-semibold leading-snug">
          <LocaleLink
            to={paths.product(product.category, product.slug)}
            className="underline-offset-2 hover:underline"
          >
            {product.name}
          </LocaleLink>
        </h3>
        {variant ? <p className="truncate text-xs text-ink-muted">{variant}</p> : null}
        <StockLine stock={product.stock} />
      </div>
      <div className="col-start-2 flex flex-wrap items-center justify-between gap-2 pt-1 sm:col-start-3 sm:flex-col sm:items-end">
        <div className="sm:text-right">
          {dealer == null ? (
            <p className="text-sm text-ink-muted">
              <Trans>Price on request</Trans>
            </p>
          ) : (
            <p className="font-semibold tabular-nums">{money(dealer)}</p>
          )}
          <DealLine steps={product.price.discounts} />
        </div>
        <CartStepper product={product} name={`${product.name} ${variant}`.trim()} />
      </div>
    </article>
  );
}
