import { Trans, useLingui } from '@lingui/react/macro';
import { type ItemStatus, listNextStatuses } from '#shared/third-party/item-status.rules.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import type { RowAction } from '#src/ui/overlay/row-menu.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { sayNotSaved } from '#src/ui/state/not-saved.tsx';
import type { OrderItem, ShownOrder } from '../third-party.queries.ts';
import { useStatusActions } from './use-status-texts.ts';
import { captureStatus, useWaitingItems } from './waiting-items.ts';

type NextStatus = Exclude<ItemStatus, 'Open'>;

/** Gives items another state on this device, after a question where nothing leads back. */
function useChange(orderNo: string) {
  const { t } = useLingui();
  const online = useOnline();
  return async (items: readonly OrderItem[], status: NextStatus): Promise<void> => {
    const isSure =
      status !== 'Cancelled' ||
      (await confirm({
        title: <Trans>Cancel {{ article: items[0]?.description ?? '' }}?</Trans>,
        text: <Trans>The item will not be delivered. This cannot be undone.</Trans>,
        action: <Trans context="third-party order">Cancel item</Trans>,
        cancel: <Trans context="third-party order">Keep item</Trans>,
      }));
    if (!isSure) return;
    try {
      for (const item of items) await captureStatus(orderNo, item, status);
    } catch (error) {
      return sayNotSaved(error);
    }
    const text = online ? t`The change is sent.` : t`The change is sent when you are online.`;
    toast({ tone: 'success', text });
  };
}

/** The states that the viewer may give an item; none while a change of it waits. */
function useNextStatuses(order: ShownOrder) {
  const { readsOnly } = useSession();
  const waiting = useWaitingItems(order.orderNo);
  return (item: OrderItem): readonly NextStatus[] => {
    const entry = waiting.get(item.articleCode);
    if (readsOnly || (entry && entry.state !== 'parked')) return [];
    return listNextStatuses(item.status, order).filter((status) => status !== 'Open');
  };
}

/** The actions of an item. */
export function useItemActions(order: ShownOrder): (item: OrderItem) => RowAction[] {
  const change = useChange(order.orderNo);
  const nextOf = useNextStatuses(order);
  const labels = useStatusActions();
  return (item) =>
    nextOf(item).map((status) => ({
      label: labels[status],
      onSelect: () => void change([item], status),
    }));
}

/** The next step of the vendor for all items that wait for it: confirm them, or mark them as shipped. */
export function AllItemsAction({ order }: { order: ShownOrder }) {
  const change = useChange(order.orderNo);
  const nextOf = useNextStatuses(order);
  const waiting = (status: NextStatus) =>
    order.isVendor ? order.details.filter((item) => nextOf(item)[0] === status) : [];
  const toConfirm = waiting('Confirmed');
  const toShip = waiting('Shipped');
  if (toConfirm.length > 0)
    return (
      <Button onClick={() => void change(toConfirm, 'Confirmed')}>
        <Trans>Confirm the order</Trans>
      </Button>
    );
  if (toShip.length === 0) return null;
  return (
    <Button onClick={() => void change(toShip, 'Shipped')}>
      <Trans>Mark all as shipped</Trans>
    </Button>
  );
}
