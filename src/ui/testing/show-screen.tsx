import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type createMemoryRouter, RouterProvider } from 'react-router';
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
