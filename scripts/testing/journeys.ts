/**
 * Browser tests that `npm test` runs: the way from the login to the order and its payment, content, rights, and what
 * only a browser can show of work without a network: kills, tabs, lost storage, users of one device, push.
 * `npm test -- --all` and `npm run e2e -- --all` run all others too: the journeys of further business areas, every screen
 * with axe in all widths, other browsers, and rules that a test without a browser proves as well. All of them take an
 * hour on two cores.
 */
export const journeys = [
  // From the login to the order and its payment.
  'buy',
  'captured-orders',
  'cart',
  'checkout',
  'forgot-password',
  'home',
  'invoices',
  'invoices-offline',
  'open-orders',
  'order-lists',
  'orders',
  'paying',
  'product-page',
  'second-factor',
  // Content, figures and rights.
  'content',
  'inquiry',
  'rights',
  'sales-overview',
  'users',
  'view-as',
  // Devices, tabs and networks.
  'killed',
  'lost-storage',
  'offline',
  'offline-catalog',
  'popups',
  'push-shown',
  'sales-trip',
  'two-users',
].map((name) => `e2e/${name}.spec.ts`);
