import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';

interface Props {
  busy: boolean;
  online: boolean;
  /** Something is typed that is not saved. */
  changed: boolean;
  /** Absent when there is nothing to go back from. */
  onDiscard: (() => void) | undefined;
}

/** Saves the settings or goes back to what is saved; says why saving has to wait. */
export function SaveBar({ busy, online, changed, onDiscard }: Props) {
  const { t } = useLingui();
  return (
    <div className="space-y-2 border-t border-line pt-4">
      <p role="status" className="text-sm text-ink-muted">
        {changed ? <Trans>Not saved yet</Trans> : null}
      </p>
      <div className="flex flex-wrap items-start gap-2">
        <Button
          type="submit"
          busy={busy}
          disabledReason={
            online
              ? undefined
              : t`You are offline. Saving needs a connection: a password must not wait on this device. Name and language stay here until you are back.`
          }
        >
          <Trans>Save</Trans>
        </Button>
        {onDiscard ? (
          <Button variant="quiet" onClick={onDiscard}>
            <Trans>Discard changes</Trans>
          </Button>
        ) : null}
      </div>
    </div>
  );
}
