import { Suspense } from 'react';
import { isRouteErrorResponse, Outlet, useRevalidator, useRouteError } from 'react-router';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { ErrorViewBoundary } from './fallback-view.tsx';

const RouteFailure = lazyWithMessages(() => import('./route-failure.tsx'));

/** Passes the screen through; the frame stays when the screen fails. */
export function Component() {
  return <Outlet />;
}

function Failure() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  if (!isRouteErrorResponse(error))
    return <LoadFailure page error={error} onRetry={() => void revalidate()} />;
  return <RouteFailure error={error} />;
}

/** Replaces a screen that cannot be shown, inside the layout (B017, B019, B020, B147, B148). */
export function ErrorBoundary() {
  return (
    <ErrorViewBoundary>
      <Suspense fallback={null}>
        <Failure />
      </Suspense>
    </ErrorViewBoundary>
  );
}
