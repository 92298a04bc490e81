import { Trans } from '@lingui/react/macro';
import { liveQuery } from 'dexie';
import { queryClient } from '#src/graphql/query-client.ts';
import { restOfMessages } from '#src/i18n/i18n.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { boundViewer, onViewerChange, type Viewer } from '#src/offline/viewer.ts';
import { toast } from '#src/ui/overlay/toast-store.ts';
import { checkoutOperation, type OrderNote } from './checkout.offline.ts';
import { prefetchPlacedOrders } from './prefetch-placed-orders.ts';

// Tells in every open tab when an order that waited on this device has been placed, whichever tab or
// the worker has sent it. Runs in the page only.

let unwatch = () => {};

function watch(): void {
  unwatch();
  unwatch = () => {};
  const viewer = boundViewer();
  if (!viewer) return;
  const db = openUserDatabase(viewer.host, viewer.userId);
  /** Orders placed before this page first looked are not announced. */
  let known: Set<string> | null = null;
  const watching = liveQuery(() => db.outbox.where('state').equals('done').toArray()).subscribe(
    (done) => {
      const orders = done.filter((entry) => entry.operation === checkoutOperation);
      const news = orders.filter((entry) => known !== null && !known.has(entry.id));
      known = new Set(orders.map((entry) => entry.id));
      for (const entry of news) void say((entry.note as OrderNote).orderNos ?? []);
      if (orders.length > 0) void bring(viewer, orders).catch(() => undefined);
    },
  );
  unwatch = () => watching.unsubscribe();
}

/** Has the orders on the device that were placed from it, so that they open without a connection. */
async function bring(viewer: Viewer, orders: readonly OutboxEntry[]): Promise<void> {
  if (!navigator.onLine) return;
  for (const { customer, note } of orders)
    await prefetchPlacedOrders({ ...viewer, customer }, (note as OrderNote).orderNos ?? []);
}

async function say(orderNos: readonly string[]): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['orders'] });
  if (orderNos.length === 0) return;
  await restOfMessages();
  const numbers = orderNos.join(', ');
  toast({
    tone: 'success',
    text:
      orderNos.length === 1 ? (
        <Trans>Order {numbers} is placed</Trans>
      ) : (
        <Trans>Orders {numbers} are placed</Trans>
      ),
  });
}

onViewerChange(watch);
watch();
