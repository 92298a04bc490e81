import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { paths } from '#src/app/paths.ts';
import { useCart } from '#src/features/cart/cart.public.ts';
import { shownCode } from '#src/features/customers/customers.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { LocaleLink, useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { type NotSavedReason, whyNotSaved } from '#src/lib/input/not-saved.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { NotSavedText } from '#src/ui/state/not-saved.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import type { CheckoutStore, UnansweredOrder } from '../checkout-draft.ts';
import { loadCheckoutDevice, renewOrderKey } from '../order-key.ts';
import { toOrderNote } from '../order-of-cart.ts';
import { placeOrder } from '../place-order.ts';
import { useOrderPlaced } from '../use-order-placed.ts';

interface Props {
  order: UnansweredOrder;
  store: CheckoutStore;
  onRefused: () => void;
}

type Failure = 'no-answer' | NotSavedReason;

/**
 * An order was sent and the answer got lost: asking again finds out, and never orders twice. It can
 * be left to the device, which asks under the same key as soon as there is a network.
 */
export function UnansweredOrderNotice({ order, store, onRefused }: Props) {
  const cart = useCart();
  const { customer } = useSession();
  const navigate = useLocaleNavigate();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failure | null>(null);
  const orderPlaced = useOrderPlaced();
  const checkAgain = async () => {
    setBusy(true);
    try {
      const result = await placeOrder(order, store);
      if (result.kind === 'placed') await orderPlaced(result.orderNos, order);
      else if (result.kind === 'refused') {
        if (result.usedKey) await renewOrderKey(order);
        onRefused();
      } else setFailed('no-answer');
    } catch (error) {
      setFailed(whyNotSaved(error));
    } finally {
      setBusy(false);
    }
  };
  const handOn = async () => {
    const viewer = boundViewer();
    if (!viewer) return;
    setBusy(true);
    try {
      const named = customer && { name: customer.name, no: shownCode(customer) };
      const note = toOrderNote(cart.lines, order, named);
      const { captureOrder } = await loadCheckoutDevice();
      const id = await captureOrder(viewer, {
        variables: order.variables,
        note,
        draft: order.key,
      });
      // Only now: until the outbox has it, this page is what remembers it.
      store.unanswered.keep(null);
      store.beginAnew();
      await navigate(paths.orderConfirmation({ waiting: id }), { replace: true });
    } catch (error) {
      setFailed(whyNotSaved(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mx-auto max-w-xl space-y-4">
      <PageHeader title={<Trans>Your order was sent, the answer got lost</Trans>} />
      <Notice tone="warning">
        <Trans>
          The connection broke before we could confirm the order. Check again to see whether it
          arrived; it is placed once, however often you check.
        </Trans>
      </Notice>
      <p className="text-ink-muted">
        <Plural
          value={{ count: order.variables.products.length }}
          one="# article"
          other="# articles"
        />
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={busy} onClick={() => void checkAgain()}>
          <Trans>Check again</Trans>
        </Button>
        <Button variant="secondary" busy={busy} onClick={() => void handOn()}>
          <Trans>Place when online</Trans>
        </Button>
        <LocaleLink to={paths.orders()} className={buttonClass('quiet')}>
          <Trans>All orders</Trans>
        </LocaleLink>
      </div>
      {failed ? (
        <Notice tone="error">
          <FailureText reason={failed} />
        </Notice>
      ) : null}
    </div>
  );
}

function FailureText({ reason }: { reason: Failure }) {
  if (reason !== 'no-answer') return <NotSavedText reason={reason} />;
  return (
    <Trans>Still no answer. Have the order placed when online, and this device keeps asking.</Trans>
  );
}
