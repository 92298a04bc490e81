import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, Outlet, useRevalidator, useRouteError } from 'react-router';
import { LoadFailure } from '#src/ui/load-failure.tsx';

const NotFound = lazy(async () => ({
  default: (await import('./not-found.screen.tsx')).NotFound,
}));

/** Passes the screen through; the frame stays when the screen fails. */
export function Component() {
  return <Outlet />;
}

/** What stands in the frame when a screen cannot be shown (B017, B147, B148). */
export function ErrorBoundary() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Suspense fallback={null}>
        <NotFound />
      </Suspense>
    );
  }
  return <LoadFailure onRetry={() => void revalidate()} />;
}
