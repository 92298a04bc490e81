import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import ConfirmHost from '#src/crud/confirm-host.tsx';
import { Toasts } from '../toasts.tsx';

/** Shows the pages of a router in English, with all they need around them. */
export function showRouter(router: ReturnType<typeof createMemoryRouter>, queries: QueryClient) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
        <ConfirmHost />
      </QueryClientProvider>
      <Toasts />
    </I18nProvider>,
  );
}

/**
 * Renders a screen in English at an address, with all providers it needs. Queries are not retried. Other
 * addresses render nothing.
 * @param path the route pattern of the screen
 */
export function showScreen(screen: ReactNode, at: string, path = '/:locale/*') {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const routes = [
    { path, element: screen },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/en-us${at}`] });
  showRouter(router, queries);
  return {
    user: userEvent.setup(),
    address: () => router.state.location.search,
    path: () => router.state.location.pathname,
  };
}
