import { Trans } from '@lingui/react/macro';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { UnknownHostError } from './load-host.ts';

/** The app cannot start: the host is unknown, or its settings cannot be loaded for the first time. */
export function HostProblem({ error }: { error: unknown }) {
  return (
    <main className="flex min-h-dvh items-center justify-center">
      {error instanceof UnknownHostError ? (
        <EmptyState
          page
          kind="custom"
          drawing="lost"
          title={<Trans>There is no portal at this address</Trans>}
          text={<Trans>Check the address, or ask your distributor for the right one.</Trans>}
        />
      ) : (
        <LoadFailure page error={error} />
      )}
    </main>
  );
}
