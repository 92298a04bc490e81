import { useRouteError } from 'react-router';
import { HostProblem } from '#src/features/hosts/host-problem.screen.tsx';

/** The app could not start. */
export function StartFailure() {
  return <HostProblem error={useRouteError()} />;
}
