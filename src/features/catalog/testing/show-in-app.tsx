import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** Draws a part of the catalog within what the app has around it, at an address below the locale. */
export function showInApp(element: ReactElement, at = '/catalog/list') {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter([{ path: '/:locale/*', element }], {
    initialEntries: [`/en-us${at}`],
  });
  const view = render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  const address = () => {
    const { pathname, search } = router.state.location;
    return pathname + search;
  };
  return { ...view, client, router, address, user: userEvent.setup() };
}
