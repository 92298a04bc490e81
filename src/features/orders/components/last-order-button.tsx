import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { paths } from '#src/app/paths.ts';
import { useCart } from '#src/features/cart/cart.public.ts';
import { ActionFailure } from '#src/graphql/action-failure.tsx';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { Button } from '#src/ui/button.tsx';
import type { OrderedLine } from '../order-again.ts';
import { useOrderAgain } from '../use-order-again.ts';
import { OrderedAgainNotice } from './order-again-button.tsx';

/**
 * Puts the lines of an order into the cart and leads to the checkout; to the cart, where there was something in it
 * before. What cannot be ordered is named, and the user stays here.
 */
export function LastOrderButton({ lines }: { lines: readonly OrderedLine[] }) {
  const cart = useCart();
  const navigate = useLocaleNavigate();
  const { busy, run, result, error } = useOrderAgain(lines);
  const [wasEmpty, setWasEmpty] = useState(true);
  const isWhole = result !== null && result.left.length === 0;
  // Not before the cart shows them, since an empty one has no checkout.
  const arrived = isWhole && cart.lines.length > 0;
  const go = useEffectEvent(() => navigate(wasEmpty ? paths.checkout() : paths.cart()));
  useEffect(() => {
    if (arrived) go();
  }, [arrived]);
  return (
    <>
      <Button
        variant="secondary"
        busy={busy || isWhole}
        onClick={() => {
          setWasEmpty(cart.lines.length === 0);
          void run();
        }}
      >
        <Trans>Order again</Trans>
      </Button>
      {result && !isWhole ? (
        <div className="basis-full">
          <OrderedAgainNotice {...result} />
        </div>
      ) : null}
      <ActionFailure error={error} />
    </>
  );
}
