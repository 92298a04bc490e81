import './ui/styles.css';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { reloadOnMissingChunk } from './app/chunk-reload.ts';
import { createRouter, fetchFirstPage, whenReady } from './app/router.tsx';
import { watchSession } from './features/session/watch-session.ts';
import { queryClient } from './graphql/query-client.ts';
import { restoreQueries } from './graphql/query-persist.ts';
import { i18n } from './i18n/i18n.ts';
import { watchInstallPrompt } from './lib/device/install-offer.ts';
import { abortTransactionsWhenSuspended } from './offline/suspended-page.ts';

/** A function, not top-level awaits: pages that import from this file's chunk would wait for themselves. */
async function start(): Promise<void> {
  abortTransactionsWhenSuspended();
  reloadOnMissingChunk();
  fetchFirstPage();
  watchInstallPrompt();
  watchSession();
  await restoreQueries();
  const router = createRouter();
  await whenReady(router);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // In a transition React lets taps through between the parts of the first screen.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <I18nProvider i18n={i18n}>
            <RouterProvider router={router} />
          </I18nProvider>
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}

void start();
