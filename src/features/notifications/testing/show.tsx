import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { dismissToast, toastSnapshot } from '#src/ui/toast-store.ts';
import { Toasts } from '#src/ui/toasts.tsx';

/** Draws a part in English under an address of its own. */
export function show(part: ReactNode, at = '/en-us') {
  for (const { id } of toastSnapshot()) dismissToast(id);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'offlineFirst' } },
  });
  const element = <Suspense>{part}</Suspense>;
  const router = createMemoryRouter([{ path: '/:locale/*', element }], { initialEntries: [at] });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return { queries, router, fingers: userEvent.setup() };
}
