import { Trans } from '@lingui/react/macro';
import { useOnline } from '#src/lib/use-online.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** Data could not be loaded: says whether the connection is why, and offers to try again (B147, B148, N018). */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const online = useOnline();
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-12 text-center"
    >
      <Icon name={online ? 'warning' : 'offline'} size={40} className="text-ink-muted" />
      <p>
        {online ? (
          <Trans>Something went wrong. Please refresh.</Trans>
        ) : (
          <Trans>You are offline. Check the connection and refresh.</Trans>
        )}
      </p>
      <Button variant="secondary" onClick={onRetry}>
        <Icon name="refresh" size={20} />
        <Trans>Refresh</Trans>
      </Button>
    </div>
  );
}
