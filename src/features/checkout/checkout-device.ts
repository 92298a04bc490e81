// What the checkout keeps on the device. The database comes along with it, so that pages load this file by
// `loadCheckoutDevice` of order-key.ts: they are drawn before they need it.

export { openUserDatabase } from '#src/offline/database.ts';
export {
  beginDraft,
  endPlacedDraft,
  readDraftKey,
  renewDraft,
} from '#src/offline/order-draft.ts';
export { keepTerms } from './keep-terms.ts';
export { keptTerms } from './kept-terms.ts';
export { needsDecision } from './needs-decision.ts';
export { captureOrder, giveUpOrder, retryOrder } from './order-intents.ts';
export { prefetchPlacedOrders } from './prefetch-placed-orders.ts';
