import { Trans } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { connectionFailures } from '#src/graphql/connection-failed.ts';
import { hasUnsavedInput } from '#src/lib/input/unsaved-input.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';

/**
 * Shown when an action got no answer: offers to reload the page (B146, M035, N018, U063). While a form
 * holds unsaved input, it offers no reload and only says what happened.
 */
export function ConnectionFailedDialog() {
  const failures = useSyncExternalStore(
    connectionFailures.subscribe,
    connectionFailures.getSnapshot,
  );
  const [seen, setSeen] = useState(failures);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (failures === seen) return;
    setSeen(failures);
    if (hasUnsavedInput()) {
      toast({
        tone: 'error',
        text: (
          <Trans>Connection failed. What you typed is still here; try again in a moment.</Trans>
        ),
      });
    } else setOpen(true);
  }, [failures, seen]);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={<Trans>No connection</Trans>}
      footer={
        <>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button onClick={() => window.location.reload()}>
            <Icon name="refresh" size={20} />
            <Trans>Refresh the page</Trans>
          </Button>
        </>
      }
    >
      <p role="alert">
        <Trans>Connection failed. Refresh the page?</Trans>
      </p>
    </Dialog>
  );
}
