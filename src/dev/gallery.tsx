// The gallery as a page of its own, without session and host, for the browser tests: gallery.html.
import '../ui/styles.css';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { isLocale } from '../../shared/locales.ts';
import { ConfirmHost } from '../crud/form/confirm-host.tsx';
import { activateLocale, i18n, restOfMessages } from '../i18n/i18n.ts';
import { Toasts } from '../ui/overlay/toasts.tsx';
import { Component } from './ui.screen.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('gallery.html has no #root');
const [, locale] = window.location.pathname.split('/');
await activateLocale(isLocale(locale) ? locale : 'en-us');
await restOfMessages();
const page = (
  <main className="page py-4">
    <Component />
    <ConfirmHost />
    <Toasts />
  </main>
);
createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <I18nProvider i18n={i18n}>
      <RouterProvider router={createBrowserRouter([{ path: ':locale/dev/ui/*', element: page }])} />
    </I18nProvider>
  </QueryClientProvider>,
);
