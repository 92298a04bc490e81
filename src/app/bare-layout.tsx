import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { useIdle } from '#src/lib/use-idle.ts';
import { mainId, usePageEffects } from './use-page-effects.ts';

const LateBareParts = lazy(() => import('./late-bare-parts.tsx'));

/** Nothing but the page: login, maintenance, 404 (layout 4). */
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
          <LateBareParts />
        </Suspense>
      ) : null}
    </>
  );
}
