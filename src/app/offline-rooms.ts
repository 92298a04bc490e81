// What the rooms do without a network, one line each; the worker has the same list in sw/sync.ts.
import '#src/features/cart/cart.offline.ts';
import '#src/features/feedback/feedback.offline.ts';
