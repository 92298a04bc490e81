import { Trans } from '@lingui/react/macro';
import { setCartQty, useCartQty } from '#src/features/cart/cart.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import type { CartProductFragment } from '#src/graphql/generated/graphql.ts';
import { Button } from '#src/ui/button.tsx';
import { QtyStepper } from '#src/ui/qty-stepper.tsx';
import { useBlockReason } from './use-block-reason.ts';

interface Props {
  product: CartProductFragment;
  label: string;
}

/** The cart quantity of an article: one button until something is in the cart, then a stepper. */
export function CartStepper({ product, label }: Props) {
  const { has, customer } = useSession();
  const qty = useCartQty(product.article_code);
  const reason = useBlockReason(product);
  if (!has('cart.display-order-qty') || !customer) return null;
  if (qty === 0)
    return (
      <Button
        variant="primary"
        disabledReason={reason ?? undefined}
        aria-label={label}
        onClick={() => void setCartQty(product, 1)}
      >
        <Trans comment="button: put one piece into the cart">Add</Trans>
      </Button>
    );
  return (
    <QtyStepper
      value={qty}
      label={label}
      max={product.orderQuota ?? undefined}
      onChange={(next) => void setCartQty(product, next)}
    />
  );
}
