import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { cartSync } from '#src/features/cart/cart.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { isRefusedByServer, type OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { wantSync } from '#src/offline/sync/sync-signal.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { Button } from '#src/ui/button.tsx';
import type { OrderVariables } from '../checkout.offline.ts';
import { checkoutStore } from '../checkout-draft.ts';
import { loadCheckoutDevice } from '../order-key.ts';
import { toDraft } from '../order-of-cart.ts';

interface Props {
  entry: OutboxEntry;
  forOther: boolean;
}

/** The actions for a captured order as a whole: try again, change it at checkout, drop it. */
export function OrderActions({ entry, forOther }: Props) {
  const { user } = useSession();
  const navigate = useLocaleNavigate();
  const refused = isRefusedByServer(entry);
  const mayBePlaced = entry.sent && !refused;
  const giveUp = async () => {
    const viewer = boundViewer();
    const { giveUpOrder } = await loadCheckoutDevice();
    if (viewer) await giveUpOrder(viewer, entry.id);
    void cartSync.pull();
  };
  const change = async () => {
    const store = checkoutStore(user.id, entry.customer ?? '');
    store.keepDraft(toDraft(entry.variables as OrderVariables));
    await giveUp();
    navigate(paths.checkout());
  };
  const drop = async () => {
    const goOn = await confirm({
      title: <Trans>Drop this order?</Trans>,
      text: mayBePlaced ? (
        <Trans>The app has tried to send it. If it reached the server, it stays there.</Trans>
      ) : (
        <Trans>It is not placed, and its lines go back to the cart.</Trans>
      ),
      action: <Trans>Drop the order</Trans>,
      danger: true,
      work: giveUp,
    });
    if (!goOn) return;
    navigate(paths.pendingChanges());
  };
  const retry = async () => {
    const viewer = boundViewer();
    if (!viewer) return;
    const { retryOrder } = await loadCheckoutDevice();
    await retryOrder(viewer, entry.id);
    wantSync();
  };
  return (
    <div className="flex flex-wrap gap-3">
      {entry.state === 'parked' || entry.state === 'waiting' ? (
        <Button variant="secondary" onClick={() => void retry()}>
          <Trans>Try again as it is</Trans>
        </Button>
      ) : null}
      {!forOther && !mayBePlaced ? (
        <Button variant="secondary" onClick={() => void change()}>
          <Trans>Change at checkout</Trans>
        </Button>
      ) : null}
      {mayBePlaced ? (
        <ButtonLink to={paths.orders()}>
          <Trans>All orders</Trans>
        </ButtonLink>
      ) : null}
      <Button variant="quiet" onClick={() => void drop()}>
        <Trans>Drop the order</Trans>
      </Button>
    </div>
  );
}
