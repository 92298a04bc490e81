import { Trans, useLingui } from '@lingui/react/macro';
import { setCartQty, useCartQty } from '#src/features/cart/cart.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import type { CartProductFragment } from '#src/graphql/generated/graphql.ts';
import { Button } from '#src/ui/button.tsx';
import { QtyStepper } from '#src/ui/qty-stepper.tsx';
import { useBlockReason } from './use-block-reason.ts';

interface Props {
  product: CartProductFragment;
  /** What the article is called, variant included; for those who cannot see the row. */
  name: string;
}

/** The cart quantity of an article: one button until something is in the cart, then a stepper. */
export function CartStepper({ product, name }: Props) {
  const { t } = useLingui();
  const { has, customer } = useSession();
  const qty = useCartQty(product.article_code);
  const reason = useBlockReason(product);
  if (!has('cart.display-order-qty') || !customer) return null;
  if (qty === 0)
    return (
      <Button
        variant="primary"
        disabledReason={reason ?? undefined}
        aria-label={t`Add ${name}`}
        onClick={() => void setCartQty(product, 1)}
      >
        <Trans comment="button: put one piece into the cart">Add</Trans>
      </Button>
    );
  return (
    <QtyStepper
      value={qty}
      label={t`Quantity of ${name}`}
      max={product.orderQuota ?? undefined}
      onChange={(next) => void setCartQty(product, next)}
    />
  );
}
