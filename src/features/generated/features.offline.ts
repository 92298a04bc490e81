// Written by "npm run generate" from src/features/*/*.offline.ts.
// What page and worker run of the features.
import '#src/features/cart/cart.offline.ts';
import '#src/features/checkout/checkout.offline.ts';
import '#src/features/order-lists/order-lists.offline.ts';
