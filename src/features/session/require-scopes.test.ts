import type { LoaderFunctionArgs } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requireScopes } from './require-scopes.ts';

const { currentUser, reportSessionLost, mayEndSession, tab } = vi.hoisted(() => ({
  tab: { scope: '' },
  mayEndSession: vi.fn(),
  currentUser: vi.fn(),
  reportSessionLost: vi.fn(),
}));
vi.mock('#src/lib/device/tab-scope.ts', () => ({
  get tabScope() {
    return tab.scope;
  },
}));
vi.mock('./current-user.ts', () => ({ currentUser }));
vi.mock('./may-end-session.ts', () => ({ mayEndSession }));
vi.mock('#src/graphql/session-lost.ts', () => ({ reportSessionLost }));

const open = (path: string, locale: string, ...scopes: string[]) =>
  requireScopes(...scopes)(
    {
      request: new Request(`http://localhost${path}`),
      params: { locale },
    } as never as LoaderFunctionArgs,
    undefined,
  );

beforeEach(() => {
  vi.clearAllMocks();
});

describe('a guarded route', () => {
  it('allows users who hold its scopes', async () => {
    currentUser.mockResolvedValue({ scopes: ['page.catalog'] });
    expect(await open('/de/catalog', 'de', 'page.catalog')).toBeNull();
    expect(reportSessionLost).not.toHaveBeenCalled();
  });

  it('redirects anonymous users to the login, keeping the page', async () => {
    currentUser.mockResolvedValue(null);
    const thrown = (await Promise.resolve(open('/de/cart?x=1', 'de')).catch(
      (e: unknown) => e,
    )) as Response;
    expect(thrown.headers.get('location')).toBe('/de/login?to=%2Fcart%3Fx%3D1');
  });

  it('logs out users who lack a scope (B022, N006)', async () => {
    currentUser.mockResolvedValue({ scopes: [] });
    mayEndSession.mockResolvedValue(true);
    void open('/de/order', 'de', 'page.order-status');
    await vi.waitFor(() =>
      expect(reportSessionLost).toHaveBeenCalledWith({ reason: 'not-allowed' }),
    );
  });

  it('shows "No access" to an administrator who views as the user', async () => {
    tab.scope = 'view-1';
    currentUser.mockResolvedValue({ scopes: [] });
    mayEndSession.mockResolvedValue(true);
    const opened = Promise.resolve(open('/de/order', 'de', 'page.order-status'));
    const thrown = await opened.catch((error: unknown) => error as Response);
    expect((thrown as Response).status).toBe(403);
    expect(reportSessionLost).not.toHaveBeenCalled();
    tab.scope = '';
  });

  it('shows "No access" inside a session that must not end (B022)', async () => {
    currentUser.mockResolvedValue({ scopes: [] });
    mayEndSession.mockResolvedValue(false);
    const thrown = await Promise.resolve(open('/de/order', 'de', 'page.order-status')).catch(
      (error: unknown) => error as Response,
    );
    expect((thrown as Response).status).toBe(403);
    expect(reportSessionLost).not.toHaveBeenCalled();
  });

  it('leaves a path without a locale to the locale loader', async () => {
    expect(await open('/catalog/list', 'catalog', 'page.catalog')).toBeNull();
    expect(currentUser).not.toHaveBeenCalled();
  });
});
