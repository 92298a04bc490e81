/**
 * Browser tests that `npm test` runs: at least one journey through each business area, and what only a browser can show
 * of R5 to R11 (offline work, kills, tabs, users of one device). `npm test -- --all` and `npm run e2e -- --all` run the
 * others too: second journeys, every screen with axe in all widths, other browsers, and rules that a test without a
 * browser proves as well. All of them take an hour on two cores.
 */
export const journeys = [
  // From the login to the order.
  'buy',
  'cart',
  'captured-orders',
  'catalog-filters',
  'checkout',
  'forgot-password',
  'home',
  'hosts',
  'language',
  'open-orders',
  'order-lists',
  'orders',
  'product-page',
  'promotions',
  'restock-inbox',
  'second-factor',
  // Invoices, service and shop.
  'bonus',
  'check-frame',
  'claims',
  'inspections',
  'invoices',
  'invoices-offline',
  'paying',
  'recalls',
  'retail-sales',
  'visits',
  // Content, figures and rights.
  'content',
  'documents',
  'inquiry',
  'rights',
  'sales-areas',
  'sales-overview',
  'users',
  'view-as',
  // Devices, tabs and networks.
  'customer-change',
  'killed',
  'lost-storage',
  'offline',
  'offline-catalog',
  'popups',
  'push-shown',
  'sales-trip',
  'two-users',
].map((name) => `e2e/${name}.spec.ts`);
