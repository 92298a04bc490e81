import { Suspense } from 'react';
import { isRouteErrorResponse, Outlet, useRevalidator, useRouteError } from 'react-router';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { ErrorViewBoundary } from './fallback-view.tsx';

const NotFound = lazyWithMessages(async () => ({
  default: (await import('./not-found.screen.tsx')).NotFound,
}));
const NoAccess = lazyWithMessages(async () => ({
  default: (await import('./no-access.tsx')).NoAccess,
}));
const ErrorView = lazyWithMessages(async () => ({
  default: (await import('./error-view.tsx')).ErrorView,
}));

/** Passes the screen through; the frame stays when the screen fails. */
export function Component() {
  return <Outlet />;
}

function Failure() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  if (!isRouteErrorResponse(error))
    return <LoadFailure page error={error} onRetry={() => void revalidate()} />;
  if (error.status === 403) return <NoAccess />;
  if (error.status === 404) return <NotFound />;
  return <ErrorView status={error.status} text={String(error.data ?? '')} />;
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
