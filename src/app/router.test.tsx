import type { Location } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { createRouter } from './router.tsx';

const host = vi.hoisted(() => ({ rootPath: '', languages: [{ code: 'de' }] }));
vi.mock('#src/features/hosts/load-host.ts', () => ({ loadHost: async () => host }));
vi.mock('#src/i18n/i18n.ts', () => ({
  activateLocale: async () => undefined,
  restOfMessages: async () => undefined,
}));
// No page is drawn here, so that none needs to be loaded.
vi.mock('./app-layout.tsx', () => ({ Component: () => null }));
vi.mock('./deferred-routes.ts', () => ({ bareRoutes: [], frameRoutes: [] }));
vi.mock('#src/features/session/require-scopes.ts', () => ({ requireScopes: () => () => null }));

/** Where an address that names no locale leads; the page there is of no interest. */
async function from(address: string): Promise<string> {
  window.history.replaceState(null, '', address);
  const router = createRouter();
  const { pathname, search, hash } = await new Promise<Location>((found) =>
    router.subscribe(({ navigation }) => navigation.location && found(navigation.location)),
  );
  router.dispose();
  return pathname + search + hash;
}

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the app reads it
  document.cookie = 'portal_locale=de';
  host.rootPath = '';
});

it('starts at home on a host without a root path (B008, N004)', async () => {
  expect(await from('/')).toBe('/de');
});

it('starts at the root path of the host (B012, N004)', async () => {
  host.rootPath = '/catalog/list?view=item';
  expect(await from('/')).toBe('/de/catalog/list?view=item');
});

it('keeps any other address under the locale, with a root path', async () => {
  host.rootPath = '/catalog';
  expect(await from('/order?page=2#x')).toBe('/de/order?page=2#x');
  expect(await from('/xx-yy/cart')).toBe('/de/cart');
});

it("falls back to the host's first language", async () => {
  expect(await from('/ms-my/order?page=2')).toBe('/de/order?page=2');
});
