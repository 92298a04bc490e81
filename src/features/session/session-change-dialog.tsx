import { Trans } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { Spinner } from '#src/ui/state/spinner.tsx';
import { reloadAfterReading, type SessionChange, sessionChange } from './session-change.ts';

function Reason({ change }: { change: SessionChange }) {
  useEffect(reloadAfterReading, []);
  switch (change) {
    case 'logged-out':
      return <Trans>You were logged out in another tab.</Trans>;
    case 'other-user':
      return <Trans>Another user logged in in another tab.</Trans>;
    default:
      return <Trans>The customer you work for was changed elsewhere.</Trans>;
  }
}

/** The loading pop-up while the page reloads, with the reason (B135). */
export function SessionChangeDialog() {
  const change = useSyncExternalStore(sessionChange.subscribe, sessionChange.getSnapshot);
  return (
    <Dialog
      open={change !== null}
      onOpenChange={() => undefined}
      closable={false}
      title={<Trans>Loading the page again</Trans>}
    >
      <div role="status" className="flex items-center gap-3">
        <Spinner />
        <p>{change ? <Reason change={change} /> : null}</p>
      </div>
    </Dialog>
  );
}
