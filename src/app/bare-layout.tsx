import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { useIdle } from '#src/lib/hooks/use-idle.ts';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { mainId, usePageEffects } from './use-page-effects.ts';

const DeferredBareShell = lazyWithMessages(() => import('./deferred-bare-shell.tsx'));

/** Nothing but the page: login, maintenance, errors, the public inquiry (layout 4, U051). */
export function Component() {
  usePageEffects();
  const idle = useIdle();
  return (
    <>
      <main id={mainId} tabIndex={-1}>
        <Outlet />
      </main>
      <ScrollRestoration />
      {idle ? (
        <Suspense>
          <DeferredBareShell />
        </Suspense>
      ) : null}
    </>
  );
}
