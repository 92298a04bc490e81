import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { linePrice } from '#shared/price-rule.ts';
import { maxQty } from '#shared/quantity.ts';
import { paths } from '#src/app/paths.ts';
import { HiddenInShowroom } from '#src/features/showroom/showroom.public.ts';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { checkedStock } from '#src/lib/stock/checked-stock.ts';
import { fullName, variantText } from '#src/lib/variant-text.ts';
import { QtyStepper } from '#src/ui/fields/qty-stepper.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { setCartQty, type useCart } from '../cart.public.ts';
import { LineDeal } from './line-deal.tsx';
import { LineFacts } from './line-facts.tsx';
import { ReplacedLine } from './replaced-line.tsx';
import { useSwipeAway } from './use-swipe-away.ts';

type Line = ReturnType<typeof useCart>['lines'][number];

interface Props {
  line: Line;
  /** The day it is requested for, YYYY-MM-DD; null for as soon as possible. */
  day: string | null;
}

/**
 * One article in the cart: picture, name, quantity, price with its deal; removing can be undone. Drawn
 * again only when the line itself changes, so that a cart of hundreds of lines can be typed in.
 */
export const CartLine = memo(function CartLine({ line, day }: Props) {
  'use memo';
  const { t } = useLingui();
  const problemText = useProblemText();
  const { product, qty } = line;
  const available = checkedStock(product.stock, useHostConfig());
  const name = fullName(product);
  const problem = line.problem
    ? problemText(line.problem)
    : available !== null && qty > available
      ? t`Only ${available} available`
      : null;
  /** Whether it is kept; when not, the cart has said why. */
  const want = (pieces: number) =>
    setCartQty(product, pieces).then(
      () => true,
      () => false,
    );
  const remove = async () => {
    if (!(await want(0))) return;
    toast({
      tone: 'info',
      text: t`${name} removed`,
      action: { label: t`Undo`, onPress: () => void want(qty) },
    });
  };
  const swipe = useSwipeAway(() => void remove());
  return (
    <article
      {...swipe}
      className="grid touch-pan-y touch-pinch-zoom grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 gap-y-2 p-3 sm:grid-cols-[6rem_minmax(0,1fr)_auto]"
    >
      <Picture
        square
        file={product.image ?? null}
        alt=""
        size="thumbnail"
        className="w-full rounded-md"
      />
      <LineArticle line={line} day={day} />
      <div className="col-span-2 flex items-center justify-between gap-3 sm:col-span-1 sm:flex-col sm:items-end">
        <div className="flex items-center gap-1">
          <QtyStepper
            binBeside
            value={qty}
            label={t`Quantity of ${name}`}
            max={Math.min(product.orderQuota ?? maxQty, available ?? maxQty)}
            problem={problem}
            onChange={(next) => void (next === 0 ? remove() : want(next))}
          />
          <button
            type="button"
            onClick={() => void remove()}
            aria-label={t`Remove ${name}`}
            className="grid size-11 place-items-center rounded-md text-ink-muted hover:text-error-ink"
          >
            <Icon name="trash" />
          </button>
        </div>
        <LinePrice product={product} qty={qty} />
      </div>
    </article>
  );
});

/** The article with its facts, state and deal. */
function LineArticle({ line, day }: Props) {
  const { product, qty } = line;
  const unit = useUnits().unit(product.uom);
  const variant = variantText(product);
  return (
    <div className="min-w-0">
      <h2 className="text-sm font-semibold leading-snug break-words">
        <LocaleLink
          to={paths.product(product.category.toLowerCase(), product.slug)}
          className="underline-offset-2 hover:underline"
        >
          {product.name}
        </LocaleLink>
      </h2>
      <p className="text-xs text-ink-muted">
        {[product.article_code_display, variant].filter(Boolean).join(' · ')}
        {' · '}
        <Trans comment="unit an article is sold in">Unit {unit}</Trans>
      </p>
      <LineFacts product={product} qty={qty} day={day} />
      {product.blocked === 'INACTIVE' ? <ReplacedLine product={product} qty={qty} /> : null}
      {line.pending ? (
        <p className="mt-1 text-xs text-ink-muted">
          <Trans>saved here, not sent yet</Trans>
        </p>
      ) : null}
      <HiddenInShowroom>
        <LineDeal price={product.price} qty={qty} />
      </HiddenInShowroom>
    </div>
  );
}

function LinePrice({ product, qty }: Pick<Line, 'product' | 'qty'>) {
  const money = useMoney();
  if (product.price.dealer === null) return null;
  const price = linePrice(product.price.dealer ?? 0, qty, product.price.discounts);
  return (
    <HiddenInShowroom>
      <div className="text-right tabular-nums">
        {price.total < price.full ? (
          <p className="text-xs text-ink-muted line-through">{money(price.full)}</p>
        ) : null}
        <p className="font-semibold">{money(price.total)}</p>
        <p className="text-xs text-ink-muted">
          <Trans comment="price of one piece">{{ price: money(price.unit) }} each</Trans>
        </p>
      </div>
    </HiddenInShowroom>
  );
}
