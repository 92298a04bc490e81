import { storedUser } from '#src/offline/session/session-tokens.ts';
import { syncNow } from '#src/offline/sync/sync-now.ts';
// What the features do without a network, one line each.
import '#src/features/cart/cart.offline.ts';
import '#src/features/checkout/checkout.offline.ts';
import '#src/features/feedback/feedback.offline.ts';
import '#src/features/order-lists/order-lists.offline.ts';

/**
 * Sends what waits for whoever is logged in.
 * @throws when something is still to be sent, so that the browser wakes the worker again
 */
export async function syncInWorker(host: string): Promise<void> {
  const user = await storedUser<{ id: number | string }>();
  if (!user) return;
  const { phase } = await syncNow({ host, userId: Number(user.id) });
  if (phase === 'offline' || phase === 'error') throw new Error(`Still to be sent: ${phase}`);
}
