import { Trans } from '@lingui/react/macro';
import { Spinner } from '#src/ui/spinner.tsx';

/** Over the list while the customer is being changed (B053, U168). */
export function ChangingOverlay() {
  return (
    <div
      role="status"
      className="absolute inset-0 z-20 animate-fade-in rounded bg-surface/80 text-brand-ink"
    >
      <p className="sticky top-1/3 flex items-center justify-center gap-3 py-8 font-medium">
        <Spinner />
        <Trans>Changing the customer</Trans>
      </p>
    </div>
  );
}
