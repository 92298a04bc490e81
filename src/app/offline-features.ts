// What the features do without a network, one line each; the worker has the same list in sw/sync.ts.
import '#src/features/cart/cart.offline.ts';
import '#src/features/checkout/checkout.offline.ts';
import '#src/features/feedback/feedback.offline.ts';
import '#src/features/order-lists/order-lists.offline.ts';
// And what pages alone do with it.
import '#src/features/checkout/tell-placed.tsx';
import '#src/features/pending-changes/warn-before-close.ts';
