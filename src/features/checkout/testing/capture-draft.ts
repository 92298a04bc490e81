import { openUserDatabase } from '#src/offline/database.ts';
import { beginDraft, readDraftKey } from '#src/offline/order-draft.ts';
import type { Viewer } from '#src/offline/viewer.ts';
import { captureOrder, type OrderToCapture } from '../order-intents.ts';

/** Captures the draft of the customer's cart, as the checkout does. @returns the id of its entry */
export async function captureDraft(
  viewer: Viewer,
  order: OrderToCapture,
  db = openUserDatabase(viewer.host, viewer.userId),
): Promise<string> {
  const customer = viewer.customer ?? '';
  await beginDraft(db, customer);
  const draft = (await readDraftKey(db, customer)) ?? '';
  return await captureOrder(viewer, { ...order, draft }, db);
}
