import type { LoaderFunctionArgs } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionFetch } from '#src/graphql/session-fetch.ts';
import { clearSession, storeSession } from '#src/offline/session/session-tokens.ts';
import { loginNotice } from './login-notice.ts';
import { requireScopes } from './require-scopes.ts';
import { watchSession } from './watch-session.ts';

const order = vi.hoisted((): string[] => []);
// On a slow device its code is on its way for as long as it likes.
vi.mock('./log-out.ts', () => new Promise(() => {}));
vi.mock('#src/offline/session/token-vault.ts', async (actual) => {
  const vault = await actual<typeof import('#src/offline/session/token-vault.ts')>();
  const eraseSession = (expected?: number) => {
    order.push(`erased, notice: ${loginNotice()?.reason}`);
    return vault.eraseSession(expected);
  };
  return { ...vault, eraseSession };
});

const user = {
  id: '7',
  username: 'dealer.us',
  scopes: [],
  hasCustCode: false,
  isSales: false,
  isCustomer: true,
  isCustVendor: false,
  sorg: '2000',
};

watchSession();

beforeEach(() => {
  sessionStorage.clear();
  order.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

/** Where a guard leads from the list of orders. */
async function guarded(): Promise<string | null> {
  const request = new Request('http://localhost/de/order');
  const args = { request, params: { locale: 'de' } } as never as LoaderFunctionArgs;
  const thrown = await Promise.resolve(requireScopes()(args, undefined)).catch((e: unknown) => e);
  return (thrown as Response | null)?.headers.get('location') ?? null;
}

// B141 to B144
test('sets the notice before a guard leads to the login', async () => {
  await storeSession({ requestToken: 'a.b.c', refreshToken: 'r', user });
  vi.stubGlobal('fetch', async () => Response.json({ code: 'SESSION_ENDED' }, { status: 401 }));
  expect((await sessionFetch('/graphql')).status).toBe(401);
  expect(order).toEqual(['erased, notice: expired']);
  expect(await guarded()).toBe('/de/login?to=%2Forder');
  expect(loginNotice()).toMatchObject({ reason: 'expired' });
});

test('says that access has ended, not that the session has', async () => {
  await storeSession({ requestToken: 'a.b.c', refreshToken: 'r', user });
  vi.stubGlobal('fetch', async () => Response.json({ code: 'ACCESS_ENDED' }, { status: 401 }));
  await sessionFetch('/graphql');
  expect(order).toEqual(['erased, notice: forbidden']);
});

test("leaves no notice after the user's own logout", async () => {
  await storeSession({ requestToken: 'a.b.c', refreshToken: 'r', user });
  await clearSession();
  expect(await guarded()).toBe('/de/login?to=%2Forder');
  expect(loginNotice()).toBeNull();
});
