import { afterEach, beforeEach, vi } from 'vitest';

// Imported before all else by the tests of the checkout page: what they import afterwards gets the
// server, the credit and the sync of the cart of checkout-page.tsx.

vi.mock('#src/graphql/client.ts', () => page().then(({ request }) => ({ request })));
vi.mock('#src/features/cart/cart.public.ts', async (original) => {
  const { flush } = await page();
  return { ...(await original<object>()), cartSync: { pull: async () => {}, flush } };
});
vi.mock('#src/features/credit/use-credit-status.ts', () => page().then(({ credit }) => credit));
const page = vi.hoisted(() => () => import('./checkout-page.tsx'));

beforeEach(async () => (await page()).begin());
afterEach(async () => (await page()).end());
