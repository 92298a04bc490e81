import { afterEach, beforeEach, vi } from 'vitest';

// Imported before all else by the tests of the checkout page: what they import afterwards gets the
// other features, and the server, of checkout-page.tsx.

vi.mock('#src/graphql/client.ts', () => page().then(({ request }) => ({ request })));
vi.mock('#src/features/cart/cart.public.ts', async (original) => {
  const { settle } = await page();
  return { ...(await original<object>()), cartSync: { pull: async () => {}, settle } };
});
vi.mock('#src/features/session/session.public.ts', () =>
  page().then(({ features }) => features.session),
);
vi.mock('#src/features/credit/use-credit-status.ts', () =>
  page().then(({ features }) => features.credit),
);
vi.mock('#src/features/hosts/hosts.public.ts', () => page().then(({ features }) => features.hosts));
const page = vi.hoisted(() => () => import('./checkout-page.tsx'));

beforeEach(async () => (await page()).begin());
afterEach(async () => (await page()).end());
