import { useLingui } from '@lingui/react/macro';
import { maxQty } from '#shared/quantity.ts';
import { useBlockReason } from '#src/features/article-facts/article-facts.public.ts';
import { setCartQty, useCartQty } from '#src/features/cart/cart.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import type { CartProductFragment } from '#src/graphql/generated/graphql.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { checkedStock } from '#src/lib/stock/checked-stock.ts';
import { QtyStepper } from '#src/ui/fields/qty-stepper.tsx';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  product: CartProductFragment;
  /** The name of the article, including its variant, for screen readers. */
  name: string;
}

/** The cart quantity of an article: one button until something is in the cart, then a stepper. */
export function CartStepper({ product, name }: Props) {
  const { t } = useLingui();
  const { has, customer } = useSession();
  const qty = useCartQty(product.article_code);
  const available = checkedStock(product.stock, useHostConfig());
  const reason =
    useBlockReason(product) ?? (available !== null && available < 1 ? t`None available` : null);
  // A failure to store it was reported where it happened.
  const want = (pieces: number) => void setCartQty(product, pieces).catch(() => {});
  if (!has('cart.display-order-qty') || !customer) return null;
  if (reason && qty === 0) return <p className="text-xs text-ink-muted">{reason}</p>;
  if (qty === 0)
    return (
      <button
        type="button"
        className="grid size-touch place-items-center rounded bg-brand-strong text-on-strong hover:bg-brand-hover"
        aria-label={t`Add ${name}`}
        onClick={() => want(1)}
      >
        <Icon name="plus" size={20} />
      </button>
    );
  return (
    <QtyStepper
      value={qty}
      label={t`Quantity of ${name}`}
      max={Math.min(product.orderQuota ?? maxQty, available ?? maxQty)}
      problem={available !== null && qty > available ? t`Only ${available} available` : null}
      onChange={want}
    />
  );
}
