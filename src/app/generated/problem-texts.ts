// Written by "npm run generate" from src/features/*/*.problems.ts.
// The texts of every feature’s problems.
import '#src/features/access/access.problems.ts';
import '#src/features/cart/cart.problems.ts';
import '#src/features/checkout/checkout.problems.ts';
import '#src/features/claims/claims.problems.ts';
import '#src/features/click-collect/click-collect.problems.ts';
import '#src/features/content/content.problems.ts';
import '#src/features/downloads/downloads.problems.ts';
import '#src/features/inspections/inspections.problems.ts';
import '#src/features/invoices/invoices.problems.ts';
import '#src/features/marketing-material/marketing-material.problems.ts';
import '#src/features/order-confirmations/order-confirmations.problems.ts';
import '#src/features/order-lists/order-lists.problems.ts';
import '#src/features/orders/orders.problems.ts';
import '#src/features/payments/payments.problems.ts';
import '#src/features/product-management/product-management.problems.ts';
import '#src/features/profile/profile.problems.ts';
import '#src/features/retail-sales/retail-sales.problems.ts';
import '#src/features/sales-areas/sales-areas.problems.ts';
import '#src/features/serials/serials.problems.ts';
import '#src/features/session/session.problems.ts';
import '#src/features/third-party/third-party.problems.ts';
import '#src/features/uploads/uploads.problems.ts';
import '#src/features/visits/visits.problems.ts';
