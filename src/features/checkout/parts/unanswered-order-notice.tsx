import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { paths } from '#src/app/paths.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { CheckoutStore, UnansweredOrder } from '../checkout-draft.ts';
import { placeOrder } from '../place-order.ts';
import { useOrderPlaced } from '../use-order-placed.ts';

interface Props {
  order: UnansweredOrder;
  store: CheckoutStore;
  onRefused: () => void;
}

/** An order was sent and the answer got lost: asking again finds out, and never orders twice. */
export function UnansweredOrderNotice({ order, store, onRefused }: Props) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const orderPlaced = useOrderPlaced();
  const ask = async () => {
    setBusy(true);
    try {
      const result = await placeOrder(order, store);
      if (result.kind === 'placed') await orderPlaced(result.orderNos);
      else if (result.kind === 'refused') onRefused();
      else setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mx-auto max-w-xl space-y-4">
      <h1 className="text-2xl font-semibold">
        <Trans>Your order was sent, the answer got lost</Trans>
      </h1>
      <Notice tone="warning">
        <Trans>
          The connection broke before we could confirm the order. Check again to see whether it
          arrived; it is placed once, however often you check.
        </Trans>
      </Notice>
      <p className="text-ink-muted">
        <Plural value={order.variables.products.length} one="# article" other="# articles" />
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={busy} onClick={() => void ask()}>
          <Trans>Check again</Trans>
        </Button>
        <LocaleLink to={paths.orders()} className={buttonClass('secondary')}>
          <Trans>All orders</Trans>
        </LocaleLink>
      </div>
      {failed ? (
        <Notice
          tone="error"
          action={
            <Button
              variant="quiet"
              onClick={() => {
                store.keepUnanswered(null);
                onRefused();
              }}
            >
              <Trans>Back to checkout</Trans>
            </Button>
          }
        >
          <Trans>Still no answer. Go back only when the order is not among your orders.</Trans>
        </Notice>
      ) : null}
    </div>
  );
}
