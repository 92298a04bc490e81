import type { ErrorResponse } from 'react-router';
import { ErrorView } from './error-view.tsx';
import { NoAccess } from './no-access.tsx';
import { NotFound } from './not-found.screen.tsx';

/** Says why the router has refused an address. */
export default function RouteFailure({ error: { status, data } }: { error: ErrorResponse }) {
  if (status === 403) return <NoAccess />;
  if (status === 404) return <NotFound />;
  return <ErrorView status={status} text={String(data ?? '')} />;
}
