import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { useSession } from '#src/features/session/session.public.ts';
import { useIdle } from '#src/lib/use-idle.ts';
import { CustomerMissing } from './customer-missing.tsx';
import { NavRail } from './nav-rail.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { useRouteHandle } from './route-handle.ts';
import { StatusStrip } from './status-strip.tsx';
import { TopBar } from './top-bar.tsx';
import { mainId, usePageEffects } from './use-page-effects.ts';

const LateParts = lazy(() => import('./late-parts.tsx'));

/** The frame of the app: bar, menu, status strip, page (layouts 1 to 3, N016). */
export function Component() {
  usePageEffects();
  const { customer } = useSession();
  const { needsCustomer = false } = useRouteHandle();
  const [choosing, setChoosing] = useState(false);
  const idle = useIdle();
  const missing = needsCustomer && !customer;
  return (
    <>
      <a
        href={`#${mainId}`}
        className="sr-only focus:not-sr-only focus:fixed focus:left-4 focus:top-2 focus:z-toast focus:rounded focus:bg-surface focus:px-4 focus:py-3 focus:shadow-overlay"
      >
        <Trans>Skip to content</Trans>
      </a>
      <ProgressBar />
      <TopBar onChooseCustomer={() => setChoosing(true)} />
      <StatusStrip />
      <div className="lg:flex">
        <NavRail />
        <main id={mainId} tabIndex={-1} className="min-w-0 flex-1 pb-24">
          <div className="page py-4 lg:py-6">
            {missing ? <CustomerMissing onChoose={() => setChoosing(true)} /> : <Outlet />}
          </div>
        </main>
      </div>
      {idle || choosing || missing ? (
        <Suspense fallback={null}>
          <LateParts choosing={choosing} onChoosing={setChoosing} customerMissing={missing} />
        </Suspense>
      ) : null}
      <ScrollRestoration />
    </>
  );
}
