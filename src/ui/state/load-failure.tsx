import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { requestIdOf } from '#src/lib/device/request-id.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { hasUnsavedInput } from '#src/lib/input/unsaved-input.ts';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';

export interface LoadFailureProps {
  /** It replaces the whole page and is its heading. */
  page?: true;
  /** Retries in place and keeps the page; without it the only way is to reload the whole page. */
  onRetry?: () => void;
  /** The error; its request id is shown in small print for support. */
  error?: unknown;
  /**
   * The data that is missing on this device, in a sentence, and a link to what it may have; shown offline
   * only.
   */
  missing?: ReactNode;
  action?: ReactNode;
}

/** Whether the server refuses the data; the session goes on only in a view as a user. */
const isForbidden = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 403;

/**
 * Data could not be loaded: says whether the connection is why, and offers to refresh the page
 * (B147, B148, M036, M037, N018, U062). Where a form holds what only it has, refreshing asks again
 * in place, if that is possible, so that nothing typed is lost.
 */
export function LoadFailure({ page, onRetry, error, missing, action }: LoadFailureProps) {
  const online = useOnline();
  const requestId = requestIdOf(error);
  const Heading = page ? 'h1' : 'p';
  if (isForbidden(error))
    return (
      <div role="alert" className="mx-auto max-w-md space-y-2 px-4 py-12 text-center">
        <Heading className="font-semibold">
          <Trans>No access</Trans>
        </Heading>
        <p className="text-ink-muted">
          <Trans>You do not have the right to see this.</Trans>
        </p>
      </div>
    );
  const refresh = () => {
    if (onRetry && hasUnsavedInput()) onRetry();
    else window.location.reload();
  };
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-12 text-center"
    >
      <Icon name={online ? 'warning' : 'offline'} size={40} className="text-ink-muted" />
      <Heading>
        {online ? (
          <Trans>Something went wrong. Please refresh.</Trans>
        ) : (
          <Trans>You are offline. Check the connection and refresh.</Trans>
        )}
      </Heading>
      {!online && missing ? <p className="text-ink-muted">{missing}</p> : null}
      <div className="flex flex-wrap justify-center gap-2">
        {online ? null : action}
        <Button variant="secondary" onClick={refresh}>
          <Icon name="refresh" size={20} />
          <Trans>Refresh the page</Trans>
        </Button>
        {onRetry ? (
          <Button variant="quiet" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        ) : null}
      </div>
      {online && requestId ? (
        <p className="max-w-full break-all text-xs text-ink-muted">
          <Trans>For support: {requestId}</Trans>
        </p>
      ) : null}
    </div>
  );
}
