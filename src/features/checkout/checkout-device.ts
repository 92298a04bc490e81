// What the checkout keeps on the device. The database comes along with it, so that pages load this file by
// `loadCheckoutDevice` of order-key.ts: they are drawn before they need it.

import { pendingCartEntries } from '#src/offline/cart-lines.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { withReopen } from '#src/offline/reopen-database.ts';
import { boundViewer } from '#src/offline/viewer.ts';

export { openUserDatabase } from '#src/offline/database.ts';
export {
  beginDraft,
  endPlacedDraft,
  readDraftKey,
  renewDraft,
} from '#src/offline/order-draft.ts';
export { keepTerms } from './keep-terms.ts';
export { keptTerms } from './kept-terms.ts';
export { captureOrder, giveUpOrder, retryOrder } from './order-intents.ts';
export { prefetchPlacedOrders } from './prefetch-placed-orders.ts';

/** Whether something of the customer's cart, or an order made of it, waits for the user. */
export async function needsDecision(): Promise<boolean> {
  const viewer = boundViewer();
  if (!viewer?.customer) return false;
  const db = openUserDatabase(viewer.host, viewer.userId);
  const { customer } = viewer;
  const entries = await withReopen(db, () => pendingCartEntries(db, customer));
  return entries.some((entry) => entry.state === 'parked');
}
