import { useRouteError } from 'react-router';
import { HostProblem } from '#src/features/hosts/host-problem.screen.tsx';
import { ErrorViewBoundary } from './fallback-view.tsx';

/** The app could not start. */
export function StartFailure() {
  const error = useRouteError();
  return (
    <ErrorViewBoundary>
      <HostProblem error={error} />
    </ErrorViewBoundary>
  );
}
