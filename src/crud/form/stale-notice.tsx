import { Trans } from '@lingui/react/macro';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Notice } from '#src/ui/state/notice.tsx';

/** Says that what is shown could not be refreshed, and offers to try again. */
export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  const online = useOnline();
  return (
    <Notice
      tone="warning"
      action={
        <button
          type="button"
          className="min-h-touch px-2 font-semibold text-brand-ink hover:underline"
          onClick={onRetry}
        >
          <Trans>Try again</Trans>
        </button>
      }
    >
      {online ? (
        <Trans>This could not be read again. It may have changed since.</Trans>
      ) : (
        <Trans>You are offline. This may have changed since it was read.</Trans>
      )}
    </Notice>
  );
}
