import { pendingCartEntries } from '#src/offline/cart-lines.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { withReopen } from '#src/offline/reopen-database.ts';
import { boundViewer } from '#src/offline/viewer.ts';

/** Whether something of the customer's cart, or an order made of it, waits for the user. */
export async function needsDecision(): Promise<boolean> {
  const viewer = boundViewer();
  if (!viewer?.customer) return false;
  const db = openUserDatabase(viewer.host, viewer.userId);
  const { customer } = viewer;
  const entries = await withReopen(db, () => pendingCartEntries(db, customer));
  return entries.some((entry) => entry.state === 'parked');
}
