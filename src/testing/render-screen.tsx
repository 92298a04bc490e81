import '#src/app/generated/problem-texts.ts';
// It comes late in the app; here it is ready, so that its loading counts for no test.
import '#src/ui/overlay/dialog-panel.tsx';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import type { ReactNode } from 'react';
import {
  createBrowserRouter,
  createMemoryRouter,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onTestFinished, vi } from 'vitest';
import type { Locale } from '#shared/locales.ts';
import { openRecentLogin } from '#src/crud/action/recent-login.ts';
import { openQuestion } from '#src/crud/form/confirm.ts';
import { ConfirmHost } from '#src/crud/form/confirm-host.tsx';
import { bindUser } from '#src/features/session/current-user.ts';
import { userQuery } from '#src/features/session/session.queries.ts';
import { hostConfigQuery } from '#src/graphql/host/host-config.query.ts';
import { queryClient } from '#src/graphql/query-client.ts';
import { clearSession, storeSession } from '#src/offline/session/session-tokens.ts';
import { FakeServer } from '#src/offline/testing/fake-server.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { dismissToast, toastSnapshot } from '#src/ui/overlay/toast-store.ts';
import { Toasts } from '#src/ui/overlay/toasts.tsx';
import { fakeHost, type HostOverrides } from './fake-host.ts';
import { type FakeNetwork, fakeNetwork } from './fake-network.ts';
import { type FakeCustomer, fakeUser, type UserOverrides } from './fake-user.ts';

export interface ScreenOptions {
  /** The address below the locale. */
  at?: string;
  /** The route pattern of the element; all other paths render nothing. */
  path?: string;
  /** Settings of the host that differ from `fakeHost()`. */
  host?: HostOverrides;
  /** Differences from `fakeUser()`; null renders without a logged-in user. */
  user?: UserOverrides | null;
  /** The customer that the user acts for; null for none. */
  customer?: FakeCustomer | null;
  /** A network that has been taught already. */
  network?: FakeNetwork;
  /** The time of the clock. Only `Date` is frozen at it; timers run. */
  now?: string;
  locale?: Locale;
  /** Fetches the routes that the table does not have yet, as the app's router does. */
  loadRoutes?: PatchRoutesOnNavigationFunction;
  /** Takes the window's own history instead of one in memory. */
  browserHistory?: boolean;
}

const defaultOptions = queryClient.getDefaultOptions();

/** Prepares a new device, or one after a reload, with the given user logged in. */
function prepare({ host, user, customer, now }: ScreenOptions): Promise<void> {
  if (now) vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  queryClient.clear();
  queryClient.setDefaultOptions({
    ...defaultOptions,
    queries: { ...defaultOptions.queries, retry: false },
  });
  queryClient.setQueryData(hostConfigQuery.queryKey, fakeHost(host));
  if (user === null) {
    bindUser(null);
    return Promise.resolve();
  }
  const sessionUser = fakeUser({ ...(customer !== undefined && { customer }), ...user });
  queryClient.setQueryData(userQuery.queryKey, sessionUser);
  bindUser(sessionUser);
  // A token that is no JWT never ends.
  return storeSession({ requestToken: 'token', refreshToken: 'refresh', user: sessionUser });
}

/** Leaves nothing of a test to the next one. */
async function undo(stored: Promise<void>): Promise<void> {
  cleanup();
  openQuestion.getSnapshot()?.answer(false);
  openRecentLogin.getSnapshot()?.answer(false);
  vi.useRealTimers();
  await stored;
  globalThis.indexedDB = new IDBFactory();
  await clearSession();
  bindUser(null);
  queryClient.clear();
  queryClient.setDefaultOptions(defaultOptions);
  for (const { id } of toastSnapshot()) dismissToast(id);
  localStorage.clear();
  sessionStorage.clear();
}

/**
 * Shows an element, or the pages of a table of routes, as the app does: in English, with a host, a
 * logged-in user, the app's cache of queries, a router and toasts. Nothing of it is left after the test.
 */
export function renderScreen(what: ReactNode | RouteObject[], options: ScreenOptions = {}) {
  const { at = '', path = '/:locale/*', locale = 'en-us' } = options;
  const network = options.network ?? fakeNetwork();
  const stored = prepare(options);
  onTestFinished(() => undo(stored));
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const routes = isRoutes(what)
    ? what
    : [
        { path, element: what },
        { path: '*', element: null },
      ];
  const address = `/${locale}${at}`;
  if (options.browserHistory) window.history.replaceState(null, '', address);
  const { loadRoutes: patchRoutesOnNavigation } = options;
  const late = patchRoutesOnNavigation && { patchRoutesOnNavigation };
  const router = options.browserHistory
    ? createBrowserRouter(routes, late)
    : createMemoryRouter(routes, { initialEntries: [address], ...late });
  const view = render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toasts />
        <ConfirmHost />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return {
    ...view,
    user: userEvent.setup(),
    router,
    network,
    queries: queryClient,
    /** Path and query of the page, with the locale. */
    address: () => router.state.location.pathname + router.state.location.search,
    path: () => router.state.location.pathname,
    /** Stores a token with claims, for code that reads them before it sends anything. */
    storeToken: async (scopes: readonly string[]) => {
      // The first token is stored without waiting, and would replace this one.
      await stored;
      const { userId: id = 0, customer = null } = boundViewer() ?? {};
      const requestToken = new FakeServer().issue(id, customer, scopes);
      await storeSession({ requestToken, refreshToken: 'refresh', user: { id } });
    },
  };
}

function isRoutes(what: ReactNode | RouteObject[]): what is RouteObject[] {
  return Array.isArray(what);
}
